# Симуляции и измерения.

lab-game = Игра
lab-seats = Мест
lab-bots = Состав
lab-options = Настройки
lab-components = Набор
lab-seed = Зерно
lab-games = Партий
lab-number = { $number }
lab-decided = С победителем
lab-drawn = Вничью
lab-ending = Конец: «{ $ending }»
lab-wins-of-seat = Победы { $seat-genitive }
lab-wins-of-bot = Победы бота { $bot }
lab-points-of-bot = Очки бота { $bot } в среднем
lab-interval = { $times } ({ $percent } %, 95-процентный интервал { $low }–{ $high } %)
lab-part = { $times } ({ $percent } %)
lab-decisions = Решений за партию
lab-range = { $mean } в среднем, от { $least } до { $most }
lab-value = { $statistic }: { $value }
lab-per-game = { $times } ({ $each } за партию)
lab-with-mean = { $figures }; { $mean } в среднем
lab-with-wins = { $figures }; победа в { $percent } % случаев
lab-edge = { $statistic }: перевес над средним местом
lab-edge-interval = { $edge } п. п. (95-процентный интервал от { $low } до { $high })
lab-unfinished = Прервано, конца нет
lab-checked = Переиграно ход за ходом
lab-checked-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $faults ->
        [0] ошибок нет
        [one] { $faults } ошибка
        [few] { $faults } ошибки
        [many] { $faults } ошибок
       *[other] { $faults } ошибки
    }
lab-fault =
    Партия { $game } после { $decisions ->
        [one] { $decisions } решения
        [few] { $decisions } решений
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }
lab-fault-endless = она не кончается.
lab-fault-refused = бот выбрал «{ $move }», а этот ход отклоняется.
lab-fault-outcome = скомпилированная, она кончилась иначе.

# Что считают игры, и значения, у которых там нет своего имени.
lab-statistic-first-player = Первый игрок
lab-statistic-turns = Ходы
lab-statistic-orders = Отданные приказы
lab-statistic-attacks = Засчитанные кубики атаки
lab-statistic-fights = Бои и их последний раунд
lab-statistic-fights-won = Бои, выигранные командой
lab-statistic-agendas = Засчитанные цели
lab-statistic-bets = Засчитанные ставки
lab-statistic-days = Начатые дни
lab-statistic-points = Привезённые очки
lab-statistic-loads = Погружено склянок
lab-statistic-demolished = Взорвано
lab-statistic-reliefs = Взято за туннелем
lab-statistic-jumps = Прыжки со склянкой
lab-value-disabled = робот выведен из строя
lab-value-rounds = проведены все раунды
lab-group-defensive = все цели «защитить»
lab-group-destructive = все цели «разрушить»

bench-import = import goblins
bench-goblins-games = goblins games
bench-number = { $number }
bench-interpreted = Решений в секунду, интерпретатор
bench-compiled = Решений в секунду, компиляция, одно ядро
bench-two-threads = Решений в секунду, компиляция, два потока
bench-scaling = Два потока против одного
bench-games-per-second = Партий в секунду, компиляция
bench-decisions-per-game = Решений за партию
bench-clone = Копия состояния, наносекунд
bench-state-bytes = Размер состояния, байт
bench-cold-start = Первая партия, компиляция с нуля
bench-warm-start = Первая партия, уже скомпилировано
bench-answer-p99 = Ответ на ход, миллисекунд, 99-й процентиль
bench-answer-max = Ответ на ход, миллисекунд, самый медленный
bench-not-measured = не измерено
bench-seconds = { $seconds } с

bad-games = Нужно сыграть хотя бы одну партию, а не { $found }.
bad-threads = Нужен хотя бы один поток, а не { $found }.
bad-bots = Ботов { $found }, а мест за столом только { $seats }.
bad-check = Проверить можно одну партию из 1 или больше, а не из { $found }.
cli-simulate-check = Переиграть одну партию из стольких ход за ходом и поискать нарушения правил.
