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
nitro-run-end-happy = весёлые
nitro-run-end-angry = злые
nitro-run-end-points =
    { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
nitro-run-end-nothing = очков, зато слышали в трёх долинах
nitro-run-end-tip-arrived = Тормозите рано, и сможете рискнуть поздно.
nitro-run-end-tip-angry = Злая склянка стоит половину. На поворотах помедленнее.
nitro-run-end-tip-exploded = При устойчивости 1 тормозите. При 0 храбриться поздно.
nitro-run-end-tip-slow = Стройте понемногу каждый день. Неделя не ждёт.
nitro-run-end-tip-buried = Измерьте ущелье, прежде чем прибить последнюю доску.
