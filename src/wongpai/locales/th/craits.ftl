game-craits = เครตส์
    .about = ทิ้งไพ่ตามดอกหรือตามเลขให้หมดมือ แทบทุกใบมีฤทธิ์ใส่ใครสักคน ส่วนเลขสองเริ่มแครงก์ สะสมใบที่คนหยุดต้องจั่ว

clause-CRAITS-0_1 = จบเกมแล้วใครแต้มน้อยที่สุดชนะ
clause-CRAITS-0_2 = เล่นได้สองถึงห้าคน
clause-CRAITS-0_3 = ใช้ไพ่ธรรมดา 52 ใบหนึ่งสำรับ
clause-CRAITS-0_4 = เป็นเกมทิ้งไพ่ให้หมดมือ เหมาะกับผู้ใหญ่
clause-CRAITS-1_1 = พื้นฐานมาจากเกม Crazy Eights ต่างกันที่จำนวนไพ่ที่แจกกับความสามารถของไพ่
clause-CRAITS-1_2 = แต่ละรอบแจกไพ่ไม่เท่ากัน เริ่มที่แปดใบ ลดลงรอบละใบจนเหลือใบเดียว แล้วเพิ่มกลับไปถึงแปด
clause-CRAITS-1_3 = เกมเต็มมีสิบห้ารอบ
clause-CRAITS-1_4 = ไพ่ส่วนใหญ่มีความสามารถเฉพาะตัว
clause-CRAITS-2_1 = ทุกคนหยิบไพ่จากสำรับคนละใบ ใครได้ต่ำสุดแจกก่อน ถ้าเท่ากันให้หยิบใหม่
clause-CRAITS-2_2 = คนแจกรวบไพ่ทั้งหมด สับให้ดี แล้วแจก
clause-CRAITS-2_3 = รอบ 1 แจกคนละแปดใบ รอบ 2 เจ็ดใบ ลดไปเรื่อย ๆ จนรอบ 8 เหลือใบเดียว
clause-CRAITS-2_4 = ตั้งแต่รอบ 9 เพิ่มขึ้นรอบละใบ จนรอบสุดท้ายกลับมาเป็นแปดใบ
clause-CRAITS-2_5 = ถ้าอยากเล่นสั้น ให้เล่นแค่แปดรอบแรก
clause-CRAITS-2_6 = ไพ่ที่เหลือวางกลางวงเป็นกองจั่ว
clause-CRAITS-2_7 = คนแจกหงายใบบนสุดของกองจั่วเป็นใบแรกของกองทิ้ง
clause-CRAITS-3_1 = ใบแรกที่หงายถือว่าคนแจกเป็นคนเล่น
clause-CRAITS-3_2 = ไพ่ทุกใบรวมทั้งใบที่หงาย คนต่อไปต้องทำตามความสามารถของมัน
clause-CRAITS-3_3 = ถึงตาให้ทำตามไพ่ใบก่อน แล้วลงหนึ่งใบที่ดอกเดียวกันหรือเลขเดียวกัน
clause-CRAITS-3_4 = ถ้าไม่มีใบให้ลง ต้องจั่วหนึ่งใบจากกองจั่ว
clause-CRAITS-3_5 = จากนั้นเป็นตาของคนถัดไป ใบที่จั่วมายังลงไม่ได้
clause-CRAITS-3_6 = ยกเว้นเมื่อมีคนลงเลขสองซึ่งเริ่มแครงก์ บางวงถ้าเล่นสองคน ใบที่จั่วมาลงได้เลย
clause-CRAITS-3_7 = ใครเหลือไพ่ใบเดียวต้องพูดออกมา
clause-CRAITS-3_8 = ถ้าไม่พูด คู่แข่งคนไหนก็เรียกว่า "เจ้าทึ่ม" ได้ จนกว่าเจ้าตัวจะเล่นตาถัดไป
clause-CRAITS-3_9 = เจ้าทึ่มต้องจั่วสองใบและเสียตาถัดไป
clause-CRAITS-3_10 = จบรอบเมื่อมีคนลงใบสุดท้ายจนหมดมือ
clause-CRAITS-3_11 = ใบสุดท้ายยังมีผลกับคนที่โดน เช่นถ้าเป็นเลขเจ็ด คนถัดไปก็ยังต้องจั่ว
clause-CRAITS-4_1 = ลงเลขสองเป็นการเริ่มแครงก์
clause-CRAITS-4_2 = ระหว่างแครงก์ ทุกคนที่ถึงตาต้องลงเอซหรือสอง ดอกไหนก็ได้ ใบอื่นลงไม่ได้
clause-CRAITS-4_3 = เอซเพิ่มแครงก์หนึ่ง สองเพิ่มสอง
clause-CRAITS-4_4 = คนแรกที่ไม่มีทั้งเอซและสองทำให้แครงก์หยุด และต้องจั่วตามจำนวนที่สะสมไว้
clause-CRAITS-4_5 = เช่น สอง เอซ สอง รวมแล้วต้องจั่วห้าใบ
clause-CRAITS-4_6 = แล้วคนถัดไปเล่นต่อตามปกติ
clause-CRAITS-5_1 = คนที่ลงใบสุดท้ายได้ศูนย์แต้มในรอบนั้น
clause-CRAITS-5_2 = คนอื่นคิดแต้มจากไพ่ที่เหลือในมือ
clause-CRAITS-5_3 = เอซ 1, สอง 20, สี่ 15, ห้า 30, หก 30, เจ็ด 20, แปด 50, เก้า 30, สิบ 25, แจ๊ค แหม่ม คิง 10 ส่วนสามคือ −50 หรือใช้ลบไพ่ใบอื่น
clause-CRAITS-6_1 = เลขสามไม่มีผลจนกว่าจะจบรอบ
clause-CRAITS-6_2 = ถ้าในมือเหลือแต่เลขสาม ได้ใบละ −50
clause-CRAITS-6_3 = ถ้ามีไพ่อื่นด้วย เลขสามหนึ่งใบลบไพ่อื่นได้หนึ่งใบ เลขสามที่เหลือได้ใบละ −50
clause-CRAITS-6_4 = ลบใบที่แพงที่สุดก่อน เช่นเหลือสาม สอง แปด ลบแปดออก เหลือสอง คิด 20 แต้ม
clause-CRAITS-6_5 = จบเกมใครแต้มรวมต่ำสุดชนะ ถ้าเท่ากันชนะร่วมกัน
clause-CRAITS-7_A = เอซ: ไม่มีฤทธิ์ แต่ในแครงก์เพิ่มหนึ่ง
clause-CRAITS-7_2 = สอง: เริ่มแครงก์ หรือเพิ่มแครงก์อีกสอง
clause-CRAITS-7_3 = สาม: ไม่มีฤทธิ์ระหว่างเล่น
clause-CRAITS-7_4 = สี่: คนถัดไปโดนข้าม
clause-CRAITS-7_5 = ห้า: คนอื่นทุกคนจั่วคนละใบตามลำดับการเล่น
clause-CRAITS-7_6 = หก: คนที่ลงได้เล่นต่ออีกตาทันที ถ้าไม่มีใบลงให้จั่วหนึ่งใบแล้วผ่านตา
clause-CRAITS-7_7 = เจ็ด: คนถัดไปจั่วหนึ่งใบ
clause-CRAITS-7_8 = แปด: ลงทับใบไหนก็ได้ยกเว้นในแครงก์ แล้วเลือกดอกอะไรก็ได้
clause-CRAITS-7_9 = เก้า: ลงทับใบไหนก็ได้ยกเว้นในแครงก์ แล้วเลือกดอกที่สีเดียวกับไพ่เลขเก้าที่ลง
clause-CRAITS-7_10 = สิบ: กลับทิศการเล่น
clause-CRAITS-7_J = แจ๊ค: ไม่มีฤทธิ์
clause-CRAITS-7_Q = แหม่ม: ไม่มีฤทธิ์
clause-CRAITS-7_K = คิง: ไม่มีฤทธิ์
clause-CRAITS-7_20 = ถ้าใบที่หงายเป็นแปดหรือเก้า คนแจกต้องเลือกดอกก่อนดูไพ่ในมือ เริ่มวนตามเข็มจากคนทางซ้ายของคนแจก และรอบต่อไปคนทางซ้ายเป็นคนแจก

refusal-craits-over = รอบนี้จบแล้ว
refusal-craits-no_match = ใบนี้ไม่ตรงทั้งดอกและเลข
refusal-craits-no_match_colour = ใบนี้ไม่ตรงทั้งดอกและสี
refusal-craits-no_match_all = ใบนี้ไม่ตรงทั้งดอก สี และเลข
refusal-craits-can_play = คุณมีไพ่ที่ลงได้ จั่วไม่ได้
refusal-craits-no_passing = ผ่านไม่ได้ ต้องลงไพ่หรือจั่ว
refusal-craits-drawn_already = คุณจั่วไปแล้ว
refusal-craits-drawn_only = ตอนนี้ลงได้เฉพาะใบที่เพิ่งจั่ว
refusal-craits-not_one_card = คุณไม่ได้เหลือไพ่ใบเดียว
refusal-craits-announced = คุณพูดไปแล้ว
refusal-craits-not_last = ลงแล้วคุณไม่ได้เหลือไพ่ใบเดียว
refusal-craits-call_announced = คนนั้นพูดทันแล้ว
refusal-craits-call_not_one = คนนั้นไม่ได้เหลือไพ่ใบเดียว
refusal-craits-call_self = เรียกตัวเองว่าเจ้าทึ่มไม่ได้
refusal-craits-call_too_late = ตอนนี้เรียกคนนี้ไม่ได้ ไม่อยู่ในช่วงที่เรียกได้
refusal-craits-crank_only = แครงก์กำลังหมุน ลงได้แค่เอซหรือสอง
refusal-craits-crank_suit = วงนี้ในแครงก์ก็ต้องตรงดอกหรือเลขด้วย
refusal-craits-crank_follow = คุณมีเอซหรือสอง ต้องหมุนแครงก์ต่อ
refusal-craits-name_suit = บอกด้วยว่าไพ่เลขแปดที่ลงให้เป็นดอกอะไร
refusal-craits-nine_suit = บอกด้วยว่าไพ่เลขเก้าที่ลงให้เป็นดอกอะไร
refusal-craits-nine_colour = ไพ่เลขเก้าที่ลงเปลี่ยนเป็นสีนั้นไม่ได้
refusal-craits-name_first = คนแจกต้องเลือกดอกก่อน
refusal-craits-named_already = ตอนนี้ไม่มีดอกให้เลือก

event-craits-cut = { $seat } หยิบได้ { $cards }
event-craits-dealer = { $seat } เป็นคนแจก
event-craits-upcard = หงาย { $cards }
event-craits-named = { $seat } เลือก{ $word }
event-craits-look = { $hidden ->
    [0] { $seat } ดูไพ่ในมือ: { $cards }
   *[other] { $seat } ดูไพ่ในมือ
}
event-craits-play = { $seat } ลง { $cards }
event-craits-draw = { $hidden ->
    [0] { $seat } จั่ว { $cards }
   *[other] { $seat } จั่ว { $n } ใบ
}
event-craits-no_cards = ไม่มีไพ่ให้ { $seat } จั่วแล้ว
event-craits-crank = แครงก์สะสม { $n }
event-craits-crank_ends = แครงก์หยุดที่ { $seat }
event-craits-skip = { $seat } โดนข้าม
event-craits-reverse = กลับทิศการเล่น
event-craits-again = { $seat } ได้เล่นอีกตา
event-craits-reshuffle = สับกองทิ้งใหม่ ได้กองจั่ว { $n } ใบ
event-craits-fine = { $seat } ต้องสับไพ่ โดน { $n } แต้ม
event-craits-announce = { $seat }: "ใบสุดท้าย!"
event-craits-idiot = { $seat } เรียก { $to }: "เจ้าทึ่ม!"
event-craits-false_call = { $seat } เรียก { $to } ว่าเจ้าทึ่ม แต่ไม่จริง
event-craits-lost_turn = { $seat } เสียหนึ่งตา
event-craits-too_long = เล่นนานเกินไป คิดแต้มตามไพ่ที่เหลือ
event-craits-out = { $seat } ไพ่หมดมือ
event-craits-left = { $seat } เหลือ { $cards }: { $n }

word-craits-clubs = ดอกจิก
word-craits-diamonds = ข้าวหลามตัด
word-craits-hearts = โพแดง
word-craits-spades = โพดำ

badge-craits-last_card = พูดใบสุดท้ายแล้ว
badge-craits-loses_turn = เสียตา
badge-craits-suit = ดอกที่เรียก: { $word }
badge-craits-crank = แครงก์ { $n }
badge-craits-reversed = วนกลับทิศ

verb-craits-name = เลือก
verb-craits-announce = ใบสุดท้าย!
verb-craits-idiot = เจ้าทึ่ม!

option-craits-clubs = ดอกจิก
option-craits-diamonds = ข้าวหลามตัด
option-craits-hearts = โพแดง
option-craits-spades = โพดำ
option-craits-last = ลงแล้วพูด "ใบสุดท้าย!"
option-craits-clubs_last = ดอกจิก "ใบสุดท้าย!"
option-craits-diamonds_last = ข้าวหลามตัด "ใบสุดท้าย!"
option-craits-hearts_last = โพแดง "ใบสุดท้าย!"
option-craits-spades_last = โพดำ "ใบสุดท้าย!"
ui-craits-signs = เลือกดอก

prompt-craits-name = เลือกดอก โดยยังดูไพ่ไม่ได้
prompt-craits-turn = ลง{ $word }หรือ { $rank }{ $draw ->
    [0] {""}
   *[other] {" "}หรือจั่ว
}
prompt-craits-drew = ลงใบที่เพิ่งจั่ว หรือผ่าน
prompt-craits-turn_colour = ลง{ $word }หรือสีเดียวกัน{ $draw ->
    [0] {""}
   *[other] {" "}หรือจั่ว
}
prompt-craits-turn_all = ลง{ $word } สีเดียวกัน หรือ { $rank }{ $draw ->
    [0] {""}
   *[other] {" "}หรือจั่ว
}
prompt-craits-crank = แครงก์ { $n }: ลงเอซหรือสอง หรือจั่ว { $n } ใบ
prompt-craits-wait = รอ { $seat }
prompt-craits-over = จบรอบแล้ว

line-craits-out = ไพ่หมดมือ
line-craits-cards = เหลือ { $cards }
line-craits-cancelled = { $n ->
    [1] เลขสามลบใบที่แพงที่สุด
   *[other] เลขสามลบ { $n } ใบที่แพงที่สุด
}
line-craits-threes = เหลือเลขสาม { $n } ใบ
line-craits-fine = ต้องสับไพ่

phase-craits-name = เลือกดอก
phase-craits-turn = ถึงตา
phase-craits-drew = จั่วแล้ว
phase-craits-over = จบ

preset-craits-short = เกมสั้น
preset-craits-literal = ตามตัวอักษร
preset-craits-cambridge = ตอนจบเข้มงวด
preset-craits-gentle = ใจดี

rule-craits-length = ความยาว
rule-craits-length-full = สิบห้ารอบ
rule-craits-length-short = แปดรอบแรก
rule-craits-match_rule = ไพ่ที่ลงต้องตรง
rule-craits-match_rule-suit_or_rank = ดอกหรือเลข
rule-craits-match_rule-suit_or_color = ดอกหรือสี
rule-craits-match_rule-suit_rank_color = ดอก เลข หรือสี
rule-craits-two_player_exception = เมื่อเล่นสองคน
rule-craits-two_player_exception-none = เหมือนปกติ
rule-craits-two_player_exception-play_drawn = ใบที่จั่วมาลงได้เลย
rule-craits-play_drawn = ใบที่จั่วมาลงได้เลย
rule-craits-must_play = ลงได้ต้องลง
rule-craits-seven = เมื่อมีคนลงเจ็ด
rule-craits-seven-draw_then_play = คนถัดไปจั่วแล้วเล่น
rule-craits-seven-draw_and_skip = คนถัดไปจั่วแล้วโดนข้าม
rule-craits-seven-opposite_draws = คนตรงข้ามจั่ว
rule-craits-nine_suits = เก้าเลือกได้
rule-craits-nine_suits-own_colour = ดอกสีเดียวกับตัวเอง
rule-craits-nine_suits-top_colour = ดอกสีเดียวกับใบที่ทับ
rule-craits-nine_suits-any = ดอกอะไรก็ได้
rule-craits-two_player_reverse = ลงสิบตอนเล่นสองคน
rule-craits-two_player_reverse-none = ไม่มีผล
rule-craits-two_player_reverse-skip = ข้ามอีกคน
rule-craits-crank_suit_free = ในแครงก์ลงดอกไหนก็ได้
rule-craits-crank_must_follow = หมุนแครงก์ต่อได้ต้องหมุน
rule-craits-crank_out_player = เมื่อแครงก์วนมาถึงคนที่ไพ่หมดมือ
rule-craits-crank_out_player-ends = หยุดตรงนั้น
rule-craits-crank_out_player-must_draw = คนนั้นต้องจั่ว
rule-craits-crank_out_player-skipped = ข้ามคนนั้นไป
rule-craits-six_last = หกเป็นใบสุดท้าย
rule-craits-six_last-ends = จบรอบ
rule-craits-six_last-draw_continue = ต้องจั่วแล้วเล่นต่อ
rule-craits-idiot_window = เรียกเจ้าทึ่มได้
rule-craits-idiot_window-until_own_next_turn = จนกว่าเจ้าตัวจะเล่นตาถัดไป
rule-craits-idiot_window-until_next_player_acts = จนกว่าจะมีใครเล่นต่อ
rule-craits-idiot_loses = เจ้าทึ่มเสีย
rule-craits-idiot_loses-next_turn = หนึ่งตา
rule-craits-idiot_loses-nothing = ไม่เสียตา
rule-craits-announce_on_deal = แจกมาใบเดียวก็ต้องพูด
rule-craits-false_call_penalty = ไพ่โทษเมื่อเรียกผิด (0: เรียกผิดไม่ได้)
rule-craits-threes = เลขสาม
rule-craits-threes-cancel_first = ลบให้มากที่สุด
rule-craits-threes-free_choice = คิดแบบที่คนถือได้เปรียบ
rule-craits-eights_cancellable = เลขสามลบแปดได้
rule-craits-cancel_pair_value = แต้มของไพ่ที่ถูกลบกับเลขสามหนึ่งคู่
rule-craits-empty_stock = เมื่อกองจั่วหมด
rule-craits-empty_stock-reshuffle = สับกองทิ้งใหม่
rule-craits-empty_stock-no_more = ไม่มีใครจั่วอีก
rule-craits-shuffle_pressure = ใครต้องสับไพ่โดนแต้ม
rule-craits-cut_ace = ตอนหยิบหาคนแจก เอซถือว่า
rule-craits-cut_ace-high = สูง
rule-craits-cut_ace-low = ต่ำ
rule-craits-dealer_rotation = คนแจกวน
rule-craits-dealer_rotation-left = ไปทางซ้าย
rule-craits-dealer_rotation-right = ไปทางขวา
rule-craits-max_turns = จำนวนตามากสุดในหนึ่งรอบ

verb-craits-play = ลง
