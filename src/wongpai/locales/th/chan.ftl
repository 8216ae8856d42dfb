game-chan = Chắn (จั๊น)
    .about = ไพ่เก่าแก่ของเวียดนามเหนือ จัดไพ่ให้ได้สิบคู่ เป็นคู่เหมือนอย่างน้อยหกคู่ แล้วชนะด้วยใบที่เพิ่งจั่ว

clause-CHAN-1_1 = หนึ่งสำรับมีร้อยใบ แยกกันด้วยเลขและดอก
clause-CHAN-1_2 = เลขมีตั้งแต่สองถึงเก้า ส่วน chi chi (CC) เป็นไพ่พิเศษ ไม่มีเลขไม่มีดอก
clause-CHAN-1_3 = บนไพ่จริงเลขเขียนเป็นอักษรโบราณ สองคือขีดสองขีด สี่คือรูปสี่เหลี่ยม หกมีสองขา เป็นต้น
clause-CHAN-1_4 = ดอกมีสามอย่าง: vạn (V รูปเหลี่ยม) văn (N เส้นไขว้) และ sách (S เส้นหยัก)
clause-CHAN-1_5 = ทุกแบบมีสี่ใบเหมือนกัน ทั้งแปดเลขในสามดอก และ chi chi
clause-CHAN-1_6 = ไพ่แดงคือ chi chi, 9V, 9S, 8V และ 8S รวมยี่สิบใบ อีกแปดสิบใบเป็นไพ่ดำ
clause-CHAN-1_7 = เล่นได้ไม่เกินสี่คน
clause-CHAN-1_8 = แจกคนละสิบเก้าใบ ที่เหลือเป็นกองจั่ว เรียกว่า nọc
clause-CHAN-1_9 = ถึงตาจะกินใบที่คนก่อนหน้าเล่น หรือจั่วจากกองแล้วกินใบนั้นก็ได้ กินแล้วต้องทิ้งหนึ่งใบ
clause-CHAN-1_10 = เป้าหมายคือให้ไพ่ทุกใบเข้าชุด แล้วร้อง ù
clause-CHAN-1_11 = ชุดมีแค่สองแบบ คือ chắn กับ cạ
clause-CHAN-1_12 = chắn คือไพ่สองใบที่เหมือนกันทุกอย่าง
clause-CHAN-1_13 = cạ คือไพ่สองใบที่เลขเดียวกันแต่ต่างดอก

clause-CHAN-2_1 = ไพ่เดี่ยวสามใบเลขเดียวกันครบสามดอก เรียกว่า ba đầu
clause-CHAN-2_2 = ไพ่ในมือกับบนเสื่อรวมกันเป็นสิบเก้าใบเสมอ กินหนึ่งใบก็ทิ้งหนึ่งใบ
clause-CHAN-2_3 = กินแล้วต้องหงายชุดนั้นไว้บนเสื่อของตัวเองทันที
clause-CHAN-2_4 = รอกว้าง: มี chắn หกคู่ขึ้นไปและเหลือไพ่หนึ่งใบ ใบที่จั่วขึ้นมาเข้าเป็น chắn หรือ cạ กับใบนั้นก็ชนะ
clause-CHAN-2_5 = Bạch thủ: มี chắn ห้าคู่พอดี cạ สี่คู่ เหลือหนึ่งใบ ชนะได้เฉพาะใบที่เหมือนกันเป๊ะซึ่งทำให้เป็น chắn คู่ที่หก
clause-CHAN-2_6 = แจกเสร็จ ผู้ชนะตาก่อนเปิดไพ่จากกองหนึ่งใบ เรียกว่า cái ใบนี้ไปรวมกับไพ่ของมือใดมือหนึ่งให้เป็นยี่สิบใบ
clause-CHAN-2_7 = เลขของ cái บอกว่ามือนั้นเป็นของใคร
clause-CHAN-2_8 = คนที่ได้มือนั้นเป็นเจ้ามือและทิ้งไพ่ก่อน
clause-CHAN-2_9 = วิธีกิน: หยิบใบบนวงมาไว้หน้าตัว แล้ววางไพ่ในมือทับหนึ่งใบ จะเป็นใบที่เหมือนกันหรือเลขเดียวกันก็ได้
clause-CHAN-2_10 = ทุกคนเห็นว่าเข้าชุดอะไร และจัดชุดใหม่ไม่ได้อีก
clause-CHAN-2_11 = กินได้เฉพาะใบที่เพิ่งจั่วเอง ใบที่คนก่อนหน้าทิ้ง หรือใบที่คนก่อนหน้าจั่วแล้วปล่อยลงมา
clause-CHAN-2_12 = กินแล้วต้องทิ้งไพ่อีกใบไว้ที่ประตูของตัวเอง ซึ่งอยู่ทางขวามือ
clause-CHAN-2_13 = ถ้าไม่กินต้องจั่วจากกอง แล้วจะกินใบที่จั่วก็ได้
clause-CHAN-2_14 = ถ้าไม่กินใบที่จั่วมา ให้ปล่อยลง (dưới) คนถัดไปมีสิทธิ์กิน
clause-CHAN-2_15 = Chíu: มีไพ่เหมือนกันสามใบในมือ หยิบใบที่สี่ได้
clause-CHAN-2_16 = Chíu ได้ทุกใบทุกประตู จะเป็นใบที่จั่วหรือใบที่ทิ้งก็ได้ แม้ไม่ใช่ตาตัวเอง
clause-CHAN-2_17 = คนที่ chíu ได้มาก่อน คนอื่นจะกินได้ต่อเมื่อเขาปล่อยใบนั้นแล้ว
clause-CHAN-2_18 = Chíu แล้วต้องเล่นไพ่จากมือหนึ่งใบคืนประตูที่หยิบมา แล้วเล่นต่อตามเดิม
clause-CHAN-2_19 = ù ได้เมื่อไพ่สิบเก้าใบของตัวเองรวมกับใบที่เพิ่งจั่วจากกอง ไม่ว่าใครจั่ว เป็นสิบชุดและมี chắn อย่างน้อยหกคู่
clause-CHAN-2_20 = จุดเด่นของไพ่ที่ชนะเรียกว่า cước ได้แต้มเพิ่ม เช่น ดำล้วน แดงแปดใบพอดี หรือ chi chi สี่ใบโดยไม่มีแดงอื่น
clause-CHAN-2_21 = คนที่ ù ต้องขาน cước ของตัวเอง
clause-CHAN-2_22 = ใบแบบไหนที่ตัวเองทิ้งไปแล้ว กินอีกไม่ได้ตลอดตานั้น
clause-CHAN-2_23 = และจะทิ้งใบแบบเดียวกันอีกก็ไม่ได้
clause-CHAN-2_24 = ยังมีข้อห้ามทำนองนี้อีก แต่ละวงใช้ไม่เหมือนกัน
clause-CHAN-2_25 = การขานก็มีกติกา เช่น cước บางอย่างต้องขานเสมอ

clause-CHAN-3_0 = ได้แต้มเฉพาะ cước ที่ระบุต่อไปนี้
clause-CHAN-3_1 = Xuông: ชนะแบบรอกว้างธรรมดา ไม่มี cước อื่นเลย
clause-CHAN-3_2 = Thông: ตาก่อนก็ชนะ ขานถูก ไม่โดนปรับและไม่ถูกงดจ่าย
clause-CHAN-3_3 = Chì: ใบที่ชนะอยู่ที่ประตูของตัวเอง เช่น จั่วเองแล้ว ù
clause-CHAN-3_4 = Thiên ù: เจ้ามือได้ยี่สิบใบเข้าชุดครบตั้งแต่แจก มี chắn หกคู่ขึ้นไป และร้อง ù ทันที
clause-CHAN-3_5 = Địa ù: ชนะด้วยใบแรกที่จั่วจากกองโดยที่ตัวเองยังไม่ได้กินหรือทิ้งอะไร เจ้ามือไม่มีทางได้
clause-CHAN-3_6 = Có chíu: เคย chíu ไว้ในตานี้ ถ้าหลายครั้งให้ขานจำนวน
clause-CHAN-3_7 = Chíu ù: chíu แล้วเข้าชุดครบ ชนะทันที มีแบบนี้แบบเดียวที่ชนะด้วยใบที่ทิ้งหรือใบที่คืนประตูได้
clause-CHAN-3_7a = chíu ที่ทำให้ชนะไม่นับเป็น có chíu อีก
clause-CHAN-3_8 = Có bòn: มี chắn อยู่แล้ว แยกใบหนึ่งไปกินเป็น chắn แล้วอีกใบก็ไปกินเป็น chắn อีก ถ้าหลายครั้งให้ขานจำนวน
clause-CHAN-3_9 = Ù bòn: ใบที่จะทำให้ bòn ครบกลับทำให้เข้าชุดครบพอดี จึง ù เลย ต้องขานเสมอ
clause-CHAN-3_10 = Thiên khai: มีไพ่เหมือนกันสี่ใบในมือ
clause-CHAN-3_11 = Bạch thủ: thiên ù ที่มี chắn หกคู่พอดี หรือรออยู่ด้วย chắn ห้าคู่โดยไม่มี ba đầu แล้วใบที่ชนะทำให้ครบหก
clause-CHAN-3_11a = ไพ่เดี่ยวที่ไม่เข้าชุดไหนเลยเรียกว่า què
clause-CHAN-3_11b = ถ้ามี chắn หกคู่ขึ้นไปและเหลือเก้าหนึ่งใบ ใครจั่วเก้าดอกไหนก็ชนะ เรียกว่ารอกว้าง
clause-CHAN-3_11c = ถ้ามี chắn ห้าคู่ cạ สี่คู่ เหลือ 9V จะชนะได้ด้วย 9V เท่านั้น ซึ่งเหลืออย่างมากสามใบ
clause-CHAN-3_11d = ถ้ามี chắn ห้าคู่กับ ba đầu จั่วเลขนั้นดอกไหนก็ชนะ แบบนี้นับเป็นรอกว้าง
clause-CHAN-3_12 = Bạch thủ chi: bạch thủ ที่ชนะด้วย chi chi
clause-CHAN-3_12a = ถ้าขานแค่ bạch thủ ถือว่าขานผิด
clause-CHAN-3_12b = ชนะด้วย chi chi ได้เฉพาะ bạch thủ chi ถ้ามี chắn หกคู่ขึ้นไปแล้วเหลือ chi chi ใบเดียว ชนะด้วย chi chi ไม่ได้ ต้องแยก chắn ออก หรือทิ้ง chi chi ไป
clause-CHAN-3_13 = Thập thành: chắn ครบสิบคู่
clause-CHAN-3_14 = Bạch định: ไม่มีไพ่แดงเลย
clause-CHAN-3_15 = Tám đỏ: มีไพ่แดงแปดใบพอดี
clause-CHAN-3_16 = Kính tứ chi: มี chi chi สี่ใบ ไม่มีไพ่แดงอื่น
clause-CHAN-3_17 = Lèo: มี 9V, 8S และ chi chi ครบ นับได้มากสุดสี่ครั้ง
clause-CHAN-3_18 = Tôm: มี 3V, 3S และ 7N ครบ
clause-CHAN-3_19 = Hoa rơi cửa Phật (ดอกไม้ร่วงหน้าวัด): มี 5V บนเสื่อ แล้ว chì bạch thủ ด้วย 2V
clause-CHAN-3_20 = Nhà lầu xe hơi hoa rơi cửa Phật (ตึก รถ และดอกไม้): มี chắn 5V กับ chắn 4V ในมือ ไม่ใช่บนเสื่อ แล้ว chì bạch thủ ด้วย 2V
clause-CHAN-3_21 = Cá lội sân đình (ปลาว่ายลานศาลาหมู่บ้าน): มี 5V บนเสื่อ แล้ว chì bạch thủ ด้วย 8V
clause-CHAN-3_22 = Ngư ông bắt cá (ชายชราหาปลา): มี chắn chi chi กับ chắn 5S ในมือ ไม่ใช่บนเสื่อ แล้ว chì bạch thủ ด้วย 8V

clause-CHAN-4_1 = cước แต่ละอย่างมีแต้มเต็ม (điểm) และแต้มเสริม (dịch) ผู้แพ้ทุกคนจ่ายผู้ชนะคนละเท่ายอดรวม
clause-CHAN-4_2 = แต้มเต็ม: xuông 2 · thông, thiên ù, địa ù, chì, thiên khai, chíu, bòn 3 · bạch thủ, tôm 4 · lèo 5 · bạch thủ chi 6 · bạch định 7 · tám đỏ 8 · thập thành, kính tứ chi 12 · hoa, cá 20 · nhà lầu, ngư ông 30
clause-CHAN-4_3 = แต้มเสริมคือแต้มเต็มลบสาม แต่ไม่ต่ำกว่า 1 ส่วน xuông ไม่มีแต้มเสริม
clause-CHAN-4_4 = ที่มี gà อย่างละหนึ่ง: ù bòn, thập thành, kính tứ chi, bạch định, tám đỏ, bạch thủ chi, hoa, cá, nhà lầu, ngư ông และ chì ที่มาคู่กับ bạch thủ หรือ bạch thủ chi ถ้าได้แต้ม hoa, cá, nhà หรือ ngư จะรวม gà ของ chì กับ bạch thủ ไว้ในนั้นแล้ว
clause-CHAN-4_5 = Ù láo คือร้อง ù ทั้งที่ไพ่ยังไม่ครบ ระบบกันไว้ให้ หรือโดนปรับถ้าวงเล่นแบบปรับ
clause-CHAN-4_6 = ขาน cước ที่ไม่มี หรือขาด cước ที่ต้องขานตามข้อ 4.7 (ทุก cước ถ้าวงให้ขานครบ) โดนปรับเท่า tám đỏ hai lèo (แดงแปดกับ lèo สองชุด) คือ 12 แต้ม
clause-CHAN-4_7 = ที่ต้องขานเสมอ: thiên ù, chíu ù, ù bòn, bạch thủ, bạch thủ chi
clause-CHAN-4_8 = ถ้าเป็น thiên ù จะไม่ขาน bạch thủ ก็ได้
clause-CHAN-4_9 = Hoa, nhà, cá (ที่นี่รวม ngư ด้วย) จะไม่ขานก็ได้ แต่ต้องขาน bạch thủ แทน และได้แต้มแค่นั้น
clause-CHAN-4_10 = เช่นได้ hoa: ขาน hoa (เดี่ยว ๆ หรือพร้อม chì และ bạch thủ) ก็ได้แต้ม hoa ขานแค่ bạch thủ ก็ได้แค่นั้น ถ้าไม่ขานทั้งสองถือว่าขานไม่ครบ
clause-CHAN-4_11 = Bỏ ù: ชนะได้แต่ไม่เอา แล้วมาชนะทีหลังในตาเดียวกัน โดนปรับคนละ 12
clause-CHAN-4_12 = บางวงยอมให้เจ้ามือไม่เอา thiên ù
clause-CHAN-4_13 = วงเลือกได้ว่าชนะแบบไหนก็ได้ ไม่ให้ชนะด้วย xuông หรือไม่ให้ชนะต่ำกว่า 4 แต้ม
clause-CHAN-4_14 = ชนะแต่ขานแล้วแต้มไม่ถึงที่วงกำหนด โดนปรับคนละ 12 ขานเกินจริงเพื่อให้ถึงก็โดนเหมือนกัน
clause-CHAN-4_15 = ยอดรวมคือแต้มเต็มของ cước ที่ใหญ่ที่สุด บวกแต้มเสริมของอย่างอื่น และบวก gà ถ้าเล่น gà
clause-CHAN-4_16 = เช่น chì, tám đỏ, lèo, tôm, chíu: 8 + 2 + 1 + 1 + 1 = 13
clause-CHAN-4_17 = ถ้าเล่น gà แต่ละ gà บวกแต้มตามที่ตกลง ปกติ 5

clause-CHAN-5_1 = วงจะตั้งกองกลาง (gà nuôi) ให้ทุกคนลงเงินร่วมกันก็ได้
clause-CHAN-5_2 = ชนะกองกลางได้ด้วย chì bạch thủ เท่านั้น ซึ่งรวม chì bạch thủ chi, hoa, nhà, cá และ ngư ด้วย
clause-CHAN-5_3 = กองกลางสะสมข้ามตา ไม่เหมือน gà ที่ได้ในตาเดียว
clause-CHAN-5_4 = ทุกคนลงกองกลางตอนเริ่มทุกตา หรือลงครั้งเดียวตอนเริ่มเกม แล้วแต่ตกลง
clause-CHAN-5_5 = ถ้า chíu ใบที่จั่วจากกอง ทุกคนยกเว้นคน chíu ลงกองกลางคนละ 1 (ถ้าเป็น chi chi ดูข้อ 5.7)
clause-CHAN-5_6 = ถ้า chíu ใบที่ทิ้งหรือคืนประตู คนที่เล่นใบนั้นลง 1 คนเดียว (ถ้าเป็น chi chi ดูข้อ 5.7)
clause-CHAN-5_7 = ถ้าเป็น chi chi ลง 2
clause-CHAN-5_8 = Nhái: ไม่กินใบที่ประตูก่อนหน้า แล้วจั่วได้ใบแบบเดียวกันพอดี
clause-CHAN-5_9 = คนอื่นทุกคนลงกองกลางคนละ 1
clause-CHAN-5_10 = ถ้าเกิดซ้ำติดกัน คนอื่นนอกจากคนจั่วลง 2 และครั้งที่สามลง 3
clause-CHAN-5_11 = ถ้าเป็น chi chi คิดสองเท่า คือ 2 แล้ว 4 แล้ว 6

refusal-chan-claim_open = คนอื่นยังขอใบนี้ได้ รอสักครู่
refusal-chan-answered = คุณตอบไปแล้ว
refusal-chan-no_claim = ตอนนี้ไม่มีใบให้ขอหรือปล่อย
refusal-chan-dealer_first = เจ้ามือทิ้งก่อน
refusal-chan-discard_first = ต้องทิ้งหนึ่งใบก่อน
refusal-chan-banned_discard = คุณทิ้งใบแบบนี้ไปแล้ว ทิ้งอีกไม่ได้
refusal-chan-just_eaten = คุณกินใบแบบนี้มา ต้องทิ้งใบแบบอื่น
refusal-chan-eat_or_draw = กินใบที่วางอยู่ หรือจั่ว
refusal-chan-eat_or_duoi = กินใบที่จั่วมา หรือปล่อยลง
refusal-chan-nothing_to_eat = ตอนนี้ไม่มีใบที่คุณกินได้
refusal-chan-not_a_set = สองใบนี้ไม่เข้าชุด ต้องเหมือนกันหรือเลขเดียวกัน
refusal-chan-banned_eat = คุณทิ้งใบแบบนี้ไปแล้ว กินไม่ได้
refusal-chan-last_card = กินแล้วจะไม่เหลือไพ่ให้ทิ้ง
refusal-chan-reported = คุณโดนฟ้องแล้ว จั่วกับปล่อยลงได้เท่านั้น
refusal-chan-not_three = คุณไม่มีใบแบบนี้สามใบ
refusal-chan-own_card = ใบนี้คุณเล่นเอง
refusal-chan-own_u = ใบนี้คุณเล่นเอง
refusal-chan-last_three = chíu แล้วจะไม่เหลือไพ่ให้คืนประตู
refusal-chan-return_first = ต้องคืนไพ่หนึ่งใบให้ประตูนั้นก่อน
refusal-chan-not_complete = รวมใบนี้แล้วไพ่คุณยังไม่ครบชุด หรือ chắn ไม่ถึงหกคู่
refusal-chan-false_u = ไพ่ยี่สิบใบของคุณยังไม่ครบชุด หรือ chắn ไม่ถึงหกคู่
refusal-chan-only_by_chiu = ใบที่คนเล่นออกมา ไม่ใช่ใบที่จั่ว จะชนะได้ก็ต่อเมื่อ chíu
refusal-chan-chi_alone = chi chi ชนะได้เฉพาะเป็น chắn คู่ที่หก
refusal-chan-banned_u = คุณทิ้งใบแบบนี้ไปแล้ว วงนี้ชนะด้วยใบนี้ไม่ได้
refusal-chan-announce_first = ต้องขาน cước ก่อน
refusal-chan-no_announcing = ขานได้หลังจากร้อง ù เท่านั้น
refusal-chan-called_enough = คุณขานอย่างนี้ครบจำนวนแล้ว
refusal-chan-no_xuong = คุณขานไปแล้ว จึงไม่ใช่ xuông

event-chan-cai = { $seat } เปิด cái ได้ { $cards } ใบนี้เป็นของ { $to } ซึ่งเป็นเจ้ามือ
event-chan-entry = ทุกคนลงกองกลางคนละ { $n }
event-chan-discard = { $seat } ทิ้ง { $cards }
event-chan-draw = { $seat } จั่วได้ { $cards }
event-chan-eat = { $seat } กิน { $cards } เป็น { $word }
event-chan-with = { $seat } วาง { $cards } จากมือลงด้วย
event-chan-duoi = { $seat } ปล่อย { $cards } ลง
event-chan-chiu = { $seat } chíu { $cards }
event-chan-return = { $seat } คืน { $cards } ให้ประตู
event-chan-u = { $seat } ù ด้วย { $cards }!
event-chan-thien_u = { $seat } thiên ù!
event-chan-chiu_u = { $seat } chíu ù ด้วย { $cards }!
event-chan-overtaken = { $seat } ก็อยากได้ใบนี้ แต่ { $to } มาก่อน
event-chan-call = { $seat } ขาน { $word }
event-chan-nhai = { $seat } จั่วได้ { $cards } ซ้ำ: nhái! คนอื่นลงกองกลางคนละ { $n }
event-chan-ga_chiu = { $seat } เป็นคนเล่นใบนั้น ลงกองกลาง { $n }
event-chan-ga_chiu_all = ทุกคนยกเว้น { $seat } ลงกองกลางคนละ { $n }
event-chan-pot = { $seat } ได้กองกลาง { $n }
event-chan-reported = { $seat } โดนฟ้อง: { $word }
event-chan-win = { $seat } ชนะ ได้คนละ { $n } แต้ม
event-chan-fault = { $seat } โดนปรับ จ่ายคนละ { $n }: { $word }
event-chan-unpaid = { $seat } ชนะแต่ไม่ได้แต้ม: { $word }
event-chan-hand = { $seat } เปิดไพ่ { $cards }
event-chan-hoa = กองจั่วหมด เสมอกัน ไม่มีใครชนะ กองกลางคงไว้

word-chan-chan_set = chắn
word-chan-ca_set = cạ
word-chan-chiu = chíu
word-chan-xuong = xuông (ธรรมดา)
word-chan-thong = thông (ชนะติดกัน)
word-chan-chi = chì (ประตูตัวเอง)
word-chan-thien_u = thiên ù (ครบตั้งแต่แจก)
word-chan-dia_u = địa ù (จั่วใบแรก)
word-chan-co_chiu = có chíu
word-chan-chiu_u = chíu ù
word-chan-co_bon = có bòn
word-chan-u_bon = ù bòn
word-chan-thien_khai = thiên khai (สี่ใบในมือ)
word-chan-bach_thu = bạch thủ
word-chan-bach_thu_chi = bạch thủ chi
word-chan-thap_thanh = thập thành (chắn สิบคู่)
word-chan-bach_dinh = bạch định (ดำล้วน)
word-chan-tam_do = tám đỏ (แดงแปดใบ)
word-chan-kinh_tu_chi = kính tứ chi
word-chan-leo = lèo
word-chan-tom = tôm
word-chan-hoa = hoa rơi cửa Phật
word-chan-nha = nhà lầu xe hơi hoa rơi cửa Phật
word-chan-ca = cá lội sân đình
word-chan-ngu = ngư ông bắt cá
word-chan-bo_u = ชนะได้ก่อนหน้านี้แต่ไม่เอา
word-chan-u_low = ขานแล้วแต้มไม่ถึงที่วงกำหนด
word-chan-extra = ขาน cước ที่ไพ่ไม่มี
word-chan-missing = ไม่ขาน cước ที่ต้องขาน
word-chan-false_u = ร้อง ù ทั้งที่ไพ่ยังไม่ครบ
word-chan-left_out = ขาน cước ที่ไพ่มีไม่ครบ
word-chan-treo_tranh = กินเป็น cạ ทั้งที่มีใบเหมือนในมือ
word-chan-chiu_an_thuong = chíu ได้แต่กินธรรมดา
word-chan-chon_ca = กินเป็น cạ ด้วยใบที่มีคู่อยู่แล้ว
word-chan-chuyen_cho = กินเป็น cạ ทั้งที่รอ ù อยู่
word-chan-cau_ca = แยก chắn ไปกินเป็น cạ
word-chan-bo_chan_an_chan = ปล่อยใบที่เข้า chắn แล้วกลับมากิน chắn แบบนั้น
word-chan-bo_chan_an_ca = ปล่อยใบที่เข้า chắn แล้วเอาใบนั้นไปกินเป็น cạ
word-chan-bo_ca_an_ca = ปล่อย cạ แล้วกิน cạ เลขเดียวกันทีหลัง
word-chan-bo_chan_danh_chan = ปล่อยใบที่เข้า chắn แล้วทิ้งใบแบบนั้น
word-chan-danh_ca_an_ca = ทิ้ง cạ ไปแล้วมากิน cạ
word-chan-danh_an_ca = กิน cạ เลขที่ตัวเองทิ้งไปแล้ว
word-chan-danh_an = กินใบแบบที่ตัวเองทิ้งไปแล้ว
word-chan-danh_chan = ทิ้ง chắn ทั้งสองใบ
word-chan-an_danh = ทิ้งใบแบบที่ตัวเองกินมา
word-chan-ca_chan = กิน chắn เลขที่เคยกินเป็น cạ
word-chan-ca_ca = กิน cạ เลขเดียวกันสองชุด
word-chan-ca_chiu = chíu เลขที่เคยกินเป็น cạ
word-chan-danh_ca_sau_ca = กิน cạ แล้วมาทิ้ง cạ
word-chan-an_ca_danh_hang = ทิ้งเลขที่เคยกินเป็น cạ

option-chan-xuong = Xuông (ธรรมดา ไม่มีอะไรให้ขาน)
option-chan-thong = Thông (ตาก่อนก็ชนะ)
option-chan-chi = Chì (ประตูตัวเอง)
option-chan-thien_u = Thiên ù (ครบตั้งแต่แจก)
option-chan-dia_u = Địa ù (จั่วใบแรก)
option-chan-co_chiu = Có chíu (เคย chíu)
option-chan-chiu_u = Chíu ù (ชนะด้วย chíu)
option-chan-co_bon = Có bòn (แยก chắn ไปกินทั้งสองใบ)
option-chan-u_bon = Ù bòn (bòn ครบด้วยใบที่ชนะ)
option-chan-thien_khai = Thiên khai (สี่ใบเหมือนในมือ)
option-chan-bach_thu = Bạch thủ (ชนะได้ใบเดียว เป็น chắn คู่ที่หก)
option-chan-bach_thu_chi = Bạch thủ chi (bạch thủ ด้วย chi chi)
option-chan-thap_thanh = Thập thành (chắn สิบคู่)
option-chan-bach_dinh = Bạch định (ดำล้วน)
option-chan-tam_do = Tám đỏ (แดงแปดใบ)
option-chan-kinh_tu_chi = Kính tứ chi (chi chi สี่ใบ ไม่มีแดงอื่น)
option-chan-leo = Lèo (9V, 8S, CC)
option-chan-tom = Tôm (3V, 3S, 7N)
option-chan-hoa = Hoa rơi cửa Phật (5V บนเสื่อ ชนะด้วย 2V)
option-chan-nha = Nhà lầu xe hơi hoa rơi cửa Phật (5V 5V กับ 4V 4V ในมือ ชนะด้วย 2V)
option-chan-ca = Cá lội sân đình (5V บนเสื่อ ชนะด้วย 8V)
option-chan-ngu = Ngư ông bắt cá (CC CC กับ 5S 5S ในมือ ชนะด้วย 8V)

badge-chan-dealer = เจ้ามือ
badge-chan-winner = ผู้ชนะ
badge-chan-reported = โดนฟ้อง
badge-chan-u = ร้อง ù
badge-chan-overtaken = ช้าไป
badge-chan-fault = โดนปรับ
badge-chan-passed_u = คุณปล่อยใบที่ชนะไปแล้ว ถ้าชนะทีหลังในตานี้จะโดนปรับ
badge-chan-pot = กองกลาง: { $n }
badge-chan-direction_left = เล่นวนไปทางซ้าย
badge-chan-waits = คุณรอ { $cards }
badge-chan-call_xuong = ขานแล้ว: xuông
badge-chan-call_thong = ขานแล้ว: thông
badge-chan-call_chi = ขานแล้ว: chì
badge-chan-call_thien_u = ขานแล้ว: thiên ù
badge-chan-call_dia_u = ขานแล้ว: địa ù
badge-chan-call_co_chiu = ขานแล้ว: { $n ->
    [1] có chíu
   *[other] { $n } × có chíu
}
badge-chan-call_chiu_u = ขานแล้ว: chíu ù
badge-chan-call_co_bon = ขานแล้ว: { $n ->
    [1] có bòn
   *[other] { $n } × có bòn
}
badge-chan-call_u_bon = ขานแล้ว: ù bòn
badge-chan-call_thien_khai = ขานแล้ว: { $n ->
    [1] thiên khai
   *[other] { $n } × thiên khai
}
badge-chan-call_bach_thu = ขานแล้ว: bạch thủ
badge-chan-call_bach_thu_chi = ขานแล้ว: bạch thủ chi
badge-chan-call_thap_thanh = ขานแล้ว: thập thành
badge-chan-call_bach_dinh = ขานแล้ว: bạch định
badge-chan-call_tam_do = ขานแล้ว: tám đỏ
badge-chan-call_kinh_tu_chi = ขานแล้ว: kính tứ chi
badge-chan-call_leo = ขานแล้ว: { $n ->
    [1] lèo
   *[other] { $n } × lèo
}
badge-chan-call_tom = ขานแล้ว: { $n ->
    [1] tôm
   *[other] { $n } × tôm
}
badge-chan-call_hoa = ขานแล้ว: hoa rơi cửa Phật
badge-chan-call_nha = ขานแล้ว: nhà lầu xe hơi hoa rơi cửa Phật
badge-chan-call_ca = ขานแล้ว: cá lội sân đình
badge-chan-call_ngu = ขานแล้ว: ngư ông bắt cá
mark-chan-live = ขอได้ตอนนี้
mark-chan-u = ù ด้วยใบนี้
mark-chan-cai = ไพ่ cái
zone-chan-door = ประตู
zone-chan-chan = Chắn
zone-chan-ca = Cạ
zone-chan-chiu = Chíu
zone-chan-cai = ไพ่ cái
zone-chan-dead = ไม่ใช้

verb-chan-discard = ทิ้ง
verb-chan-eat = กินด้วย
verb-chan-duoi = ปล่อยลง (dưới)
verb-chan-chiu = Chíu
verb-chan-u = Ù!
verb-chan-pass = ไม่เอา
verb-chan-return = คืนประตู
verb-chan-call = ขาน
verb-chan-done = ขานจบแล้ว

prompt-chan-discard_first = คุณเป็นเจ้ามือ ทิ้งหนึ่งใบ
prompt-chan-discard = ทิ้งหนึ่งใบ
prompt-chan-turn = กิน { $cards } ด้วยไพ่ในมือ หรือจั่ว
prompt-chan-draw = จั่วจากกอง
prompt-chan-draw_none = กองจั่วหมดแล้ว ถ้าจั่ว ตานี้จะจบด้วยการเสมอ
prompt-chan-own = คุณจั่วได้ { $cards } จะกินหรือปล่อยลง
prompt-chan-return = คืนไพ่จากมือหนึ่งใบให้ประตูที่ chíu มา
prompt-chan-claim = { $cards } มีใคร ù หรือ chíu ไหม
prompt-chan-announce = คุณชนะ! ขาน cước ให้ครบแล้วจบ
prompt-chan-wait = รอ { $seat }
prompt-chan-wait_announce = { $seat } กำลังขาน cước
prompt-chan-over = จบตานี้แล้ว

line-chan-xuong = xuông (ชนะธรรมดา)
line-chan-thong = thông (ชนะติดกัน)
line-chan-chi = chì (ที่ประตูตัวเอง)
line-chan-thien_u = thiên ù (ครบตั้งแต่แจก)
line-chan-dia_u = địa ù (จั่วใบแรก)
line-chan-co_chiu = { $n ->
    [1] có chíu
   *[other] { $n } × có chíu
}
line-chan-chiu_u = chíu ù
line-chan-co_bon = { $n ->
    [1] có bòn
   *[other] { $n } × có bòn
}
line-chan-u_bon = ù bòn
line-chan-thien_khai = { $n ->
    [1] thiên khai (สี่ใบในมือ)
   *[other] { $n } × thiên khai (สี่ใบในมือ)
}
line-chan-bach_thu = bạch thủ (ชนะได้ใบเดียว)
line-chan-bach_thu_chi = bạch thủ chi
line-chan-thap_thanh = thập thành (chắn สิบคู่)
line-chan-bach_dinh = bạch định (ดำล้วน)
line-chan-tam_do = tám đỏ (แดงแปดใบ)
line-chan-kinh_tu_chi = kính tứ chi (chi chi สี่ใบ)
line-chan-leo = { $n ->
    [1] lèo
   *[other] { $n } × lèo
}
line-chan-tom = { $n ->
    [1] tôm
   *[other] { $n } × tôm
}
line-chan-hoa = hoa rơi cửa Phật
line-chan-nha = nhà lầu xe hơi hoa rơi cửa Phật
line-chan-ca = cá lội sân đình
line-chan-ngu = ngư ông bắt cá
line-chan-ga = { $n ->
    [1] gà
   *[other] { $n } × gà
}
line-chan-lost = จ่ายผู้ชนะ { $n }
line-chan-fault_bo_u = เคยปล่อยใบที่ชนะไป: bỏ ù
line-chan-fault_u_low = ขานแต้มไม่ถึง
line-chan-fault_extra = ขาน cước ที่ไม่มี
line-chan-fault_missing = ไม่ขานที่ต้องขาน
line-chan-fault_false_u = ร้อง ù ทั้งที่ไพ่ยังไม่ครบ
line-chan-fault_left_out = ขาน cước ที่ไพ่มีไม่ครบ
line-chan-fault_classic = ชนะหลังเล่นผิดข้อห้าม
line-chan-fined = ได้จากค่าปรับ
line-chan-unpaid = ชนะแต่ไม่ได้แต้ม
line-chan-entry = ลงกองกลางตอนเริ่ม
line-chan-ga_chiu = ลงกองกลางเพราะมีคน chíu
line-chan-ga_nhai = ลงกองกลางเพราะ nhái
line-chan-pot = ได้กองกลาง
line-chan-drawn = เสมอกัน

phase-chan-discard = ทิ้งไพ่
phase-chan-claim = ù หรือ chíu
phase-chan-turn = กินหรือจั่ว
phase-chan-own = กินหรือปล่อยลง
phase-chan-return = คืนประตู
phase-chan-announce = ขาน cước
phase-chan-over = จบ

preset-chan-beginner = มือใหม่ โต๊ะขาน cước ให้เอง
preset-chan-ga = มี gà และกองกลาง
preset-chan-no_xuong = ไม่นับชนะธรรมดา
preset-chan-four_up = สี่แต้มขึ้นไป มี gà
preset-chan-classic = แบบเก่า ปรับทุกข้อห้าม มี gà และกองกลาง

rule-chan-turn_direction = เล่นวน
rule-chan-turn_direction-right = ไปทางขวา
rule-chan-turn_direction-left = ไปทางซ้าย
rule-chan-noc_rule = กองจั่ว
rule-chan-noc_rule-remainder = ใช้ไพ่ที่เหลือทั้งหมด
rule-chan-noc_rule-fixed23 = มี 23 ใบเสมอ ที่เหลือไม่ใช้
rule-chan-deal_style = วิธีแจก
rule-chan-deal_style-shuffle = สับแล้วแจก
rule-chan-deal_style-piles = แจกเป็นกองแล้วรวมกอง
rule-chan-cai_rule = หาเจ้ามือ
rule-chan-cai_rule-count = นับไปทางขวาตามเลขของ cái (chi chi นับ 1)
rule-chan-cai_rule-random = จับสลาก
rule-chan-cai_holder = คนเปิด cái
rule-chan-cai_holder-winner = ผู้ชนะครั้งล่าสุด
rule-chan-cai_holder-random = ใครก็ได้
rule-chan-noc_reserve = กองจั่วเหลือกี่ใบจึงเสมอ
rule-chan-u_priority = ถ้าหลายคน ù ใบเดียวกัน
rule-chan-u_priority-door = คนที่นั่งใกล้ที่สุดถัดจากประตูนั้นได้
rule-chan-u_priority-single = คนที่ที่นั่งเลขน้อยสุดได้
rule-chan-u_over_chiu = ù มาก่อน chíu
rule-chan-chiu_reopen_after_duoi = ปล่อยลงแล้วยัง chíu ได้อีก
rule-chan-tra_cua_resume = ถ้าใบที่จั่วโดน chíu คนจั่ว
rule-chan-tra_cua_resume-same = กินใบที่คืนประตูได้
rule-chan-tra_cua_resume-next = เสียตาไป
rule-chan-ban_discard_eaten = ใบแบบที่เพิ่งกินมา ห้ามทิ้ง
rule-chan-ban_discard_eaten-same_turn = ในตาเล่นนั้น
rule-chan-ban_discard_eaten-deal = ตลอดตา
rule-chan-ban_discard_eaten-off = ไม่ห้าม
rule-chan-ban_covers_u = ทิ้งใบแบบไหนไปแล้ว ห้ามชนะด้วยใบนั้น
rule-chan-violations = ข้อห้ามที่ใช้
rule-chan-violations-source = สองข้อในตำรา โต๊ะกันให้
rule-chan-violations-classic = ครบทุกข้อแบบเก่า มีการปรับ
rule-chan-announce = คนขาน cước
rule-chan-announce-self = ผู้ชนะขานเอง
rule-chan-announce-auto = โต๊ะขานให้ครบ
rule-chan-strict_missing = ขาดขาน cước ใดก็ถือว่าผิด
rule-chan-u_lao = ร้อง ù ทั้งที่ยังไม่ครบ
rule-chan-u_lao-block = โต๊ะกันให้
rule-chan-u_lao-penalty = โดนปรับ
rule-chan-min_u = แต้มขั้นต่ำที่ ù ได้
rule-chan-bo_u_below_min = ปล่อยใบที่แต้มไม่ถึงก็ถือว่าผิด
rule-chan-allow_pass_thien_u = เจ้ามือไม่เอา thiên ù ได้
rule-chan-penalty_points = ค่าปรับ จ่ายคนละ
rule-chan-penalty_with_ga = ค่าปรับรวม gà
rule-chan-penalty_per_cuoc = ปรับตามจำนวน cước ที่ผิด
rule-chan-thong_after_unpaid = ชนะแบบไม่ได้แต้มยังนับ thông
rule-chan-points_table = ตารางแต้ม
rule-chan-points_table-source = ตามตำรา
rule-chan-points_table-low = bạch định, tám đỏ, thập thành, kính tứ chi ลดอย่างละแต้ม
rule-chan-points_table-four = thiên ù, địa ù, thiên khai, bòn นับ 4
rule-chan-pts_u_special = แต้มของ chíu ù และ ù bòn
rule-chan-thap_thanh_full = thập thành กับเรื่องสีนับแต้มเต็มทั้งคู่
rule-chan-flower_absorbs = hoa, nhà, cá, ngư รวม chì กับ bạch thủ ไว้แล้ว
rule-chan-flower_stack = ถ้าได้สองอย่างใน hoa, nhà, cá, ngư นับทั้งคู่
rule-chan-dia_u_on_discard = chíu ù ก่อนมีคนจั่วนับเป็น địa ù
rule-chan-u_bon_own_draw = ù bòn นับเฉพาะใบที่จั่วเอง
rule-chan-ga = เล่น gà
rule-chan-ga_points = แต้มต่อหนึ่ง gà
rule-chan-ga_chi_bach_thu = จำนวน gà ของ chì bạch thủ
rule-chan-ga_u_bon_plain = ù bòn อย่างเดียวก็มี gà
rule-chan-nuoi_ga = มีกองกลาง
rule-chan-ga_entry_when = ลงกองกลาง
rule-chan-ga_entry_when-deal = ทุกตา
rule-chan-ga_entry_when-session = ครั้งเดียวตอนเริ่ม
rule-chan-ga_entry_x = ลงกองกลางคนละกี่แต้ม
rule-chan-nhai_chain_any = nhái ต่อเนื่องได้แม้ใบต่างกัน
rule-chan-chiu_u_pays_ga = chíu ù ก็ต้องลงกองกลาง
rule-chan-deals = จำนวนตาในหนึ่งเกม
