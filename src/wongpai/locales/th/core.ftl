# ข้อความที่ใช้ร่วมกันทุกเกม

seat-number = ที่นั่ง { $n }
badge-dealer = คนแจก
badge-out = หมดมือ
badge-passed = ผ่านแล้ว
badge-gone = ออกจากวง
zone-table = กลางวง
zone-hand = ไพ่ในมือ
zone-stock = กองจั่ว
zone-discard = กองทิ้ง
zone-row = แถวไพ่
zone-drawn = ไพ่ที่จั่วมา
zone-meld = ชุดไพ่
mark-known = คุณรู้แล้ว
mark-empty = ช่องว่าง
mark-new = ใหม่
mark-by = { $seat } ฝากไว้

verb-pass = ผ่าน
verb-draw = จั่ว
verb-play = เล่น
verb-lay = ลงไพ่

refusal-not_your_turn = ยังไม่ถึงตาคุณ
refusal-not_in_hand = คุณไม่มีไพ่ใบนั้น
refusal-over = ตานี้จบแล้ว
refusal-too_late = ช้าไป มีคนไวกว่า
refusal-no_window = ตอนนี้ไม่มีอะไรให้ปิด
refusal-no_newcomers = ตอนนี้ยังเข้าวงไม่ได้
refusal-no_leavers = ต้องให้บอตเล่นแทนที่นั่งนี้

event-deal = { $hidden ->
    [0] { $seat } ได้ { $cards }
   *[other] { $seat } ได้ไพ่ { $n } ใบ
}
event-start = { $seat } เริ่มเล่น
event-pass = { $seat } ผ่าน
event-draw = { $hidden ->
    [0] { $seat } จั่วได้ { $cards }
   *[other] { $seat } จั่วไพ่หนึ่งใบ
}
event-play = { $seat } เล่น { $cards }
event-time_up = { $seat } หมดเวลา
event-leave = { $seat } ออกจากวง
event-bot_takes_over = { $seat } ลุกจากวงแล้ว บอตเล่นต่อให้

bot-heuristic = บอตตั้งใจเล่น
bot-random = บอตสุ่ม
player-human = คน
player-open = ที่ว่าง

standing-deal = ตาที่ { $number } จาก { $of }
standing-deal-open = ตาที่ { $number }
standing-total = รวม
standing-place = ที่ { $n }
deal-over = จบตานี้แล้ว
match-over = จบเกมแล้ว
match-winner = { $names } ชนะ
deal-scores = ผลของตานี้
next-deal = เล่นตาต่อไป
your-turn = ตาคุณ
waiting-for = รอ { $names }
rules-of = กติกา { $game }
house-rules = กติกาของวง


cli-bye = ลาก่อน
cli-next-deal = กด Enter เพื่อเล่นตาต่อไป >
cli-react = คุณเล่นนอกตาได้
cli-let-pass = Enter: ปล่อยผ่าน
cli-hint = พิมพ์หมายเลข หรือพิมพ์คำสั่งตามที่เห็น หรือ ? เพื่อดูวิธีใช้
cli-more = … ยังมี { $verb } อีก { $n } แบบ พิมพ์ { $id } เพื่อดู หรือพิมพ์ไพ่เอง
cli-no-clause = ไม่มีข้อ { $id }
cli-help = พิมพ์หมายเลขของตัวเลือกหรือพิมพ์คำสั่งเอง คำสั่งอื่น: view, log, rules, rules 3.1, quit
cli-keys = ลูกศรเลื่อน · เว้นวรรคเลือก · Enter หรือ 1-9 เล่น · l เหตุการณ์ · ? กติกา · q ออก
cli-nothing-yet = ยังไม่มีอะไรเกิดขึ้น
cli-replay-keys = → ไปข้างหน้า · ← ถอยหลัง · n p ตาถัดไป ตาก่อน · 1-9 ตาที่ · Home End · s เปลี่ยนมุมมอง · q ออก
cli-replay-at = ตาที่ { $n } · ก้าวที่ { $at } จาก { $of }
cli-replay-eyes = ในมุมมองของ { $seat }
cli-replay-spectator = ในมุมมองของคนดู
cli-replay-help = Enter: ไปข้างหน้า  b: ถอยหลัง  ตัวเลข: ไปก้าวนั้น  s 1: มองจากที่นั่ง 1  s: มองแบบคนดู  q: จบ
