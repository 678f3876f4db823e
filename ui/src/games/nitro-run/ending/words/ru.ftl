# Чем кончается неделя в Nitro Run.

nitro-run-end-boom = БАБАХ
nitro-run-end-label-gate = Вагонетка стоит под воротами, и военный босс улыбается.
nitro-run-end-label-boom = БАБАХ. Летят гоблины и колёса; военный босс считает брови.
nitro-run-end-label-buried = Груда досок, из-под которой лезут гоблины. Военному боссу не смешно.
nitro-run-end-title =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: { $ending ->
        [perfect] безупречно!
        [promoted] повышение!
        [back-to-work] за работу.
        [beaten] взбучка.
       *[other] лопата.
    }
nitro-run-end-title-boom = БАБАХ.
nitro-run-end-title-buried = Под завалом.
nitro-run-end-goblins = гоблины
nitro-run-end-happy = весёлые × 2
nitro-run-end-angry = злые × 1
nitro-run-end-points =
    { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
nitro-run-end-nothing = очков, зато слышали в трёх долинах
nitro-run-end-tip-exploded = При устойчивости 1 тормозите. При 0 каждая секция злит склянку.
nitro-run-end-tip-braked-and-exploded = Тормоз злит две склянки. Если их мало, пусть лучше прыгнет гоблин.
nitro-run-end-tip-empty = Оставьте для вагонетки весёлую склянку: пустая взрывается.
nitro-run-end-tip-slow = Кладите путь понемногу каждый день. Неделя не ждёт.
nitro-run-end-tip-buried = Измерьте ущелье, прежде чем прибить последнюю доску.
nitro-run-end-tip-overtime = Сверхурочные стоили склянок, по два очка каждая. Чертите больше в первые дни.
nitro-run-end-tip-blasted = Каждый взрыв стоил склянки: два очка. В обход дешевле.
nitro-run-end-tip-early = Каждая ночь ожидания веселит ещё одну склянку, пока есть место.
nitro-run-end-tip-jumped = Прыжок стоит трёх очков: гоблин и весёлая склянка.
nitro-run-end-tip-braked = Тормоза разозлили две склянки. Чертите секции, где трясёт меньше.
nitro-run-end-tip-angry = Устойчивость кончилась. Чертите секции, которые берут её меньше.
nitro-run-end-tip-perfect = Добавить нечего. Попробуйте ущелье позлее.
