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
lab-interval = { $times } ({ $percent } %, 95-процентный интервал { $low }–{ $high } %)
lab-part = { $times } ({ $percent } %)
lab-decisions = Решений за партию
lab-range = { $mean } в среднем, от { $least } до { $most }

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
bench-not-measured = не измерено
bench-seconds = { $seconds } с

bad-games = Нужно сыграть хотя бы одну партию, а не { $found }.
bad-threads = Нужен хотя бы один поток, а не { $found }.
bad-bots = Ботов { $found }, а мест за столом только { $seats }.
