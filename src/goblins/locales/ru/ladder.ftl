# Лестница: боты играют друг с другом, и видно, кто чего стоит.

lab-ladder-title = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}
lab-ladder-fixture = { $alone } против { $others }
lab-ladder-share = { $percent } % (95-процентный интервал { $low }–{ $high } %) из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}
lab-ladder-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
lab-ladder-margin = впереди на { $mean } очк. (от { $low } до { $high })
lab-ladder-points = { $mean } очк. (от { $low } до { $high })
lab-ladder-pace = { $bot }: { $milliseconds } мс на решение
lab-ladder-ratings = Рейтинг
lab-ladder-rating = { $mean } ± { $reach }

cli-word-share = ДОЛЯ
cli-ladder-help = Стравить ботов между собой и расставить их по силе.
cli-ladder-bots = Кто лезет на лестницу, не меньше двух. «schemer:400» думает 400 итераций, что бы ни показывали часы; «search:N» и «flat:N» — для опытов.
cli-ladder-games = Сколько партий самое большее играет каждая пара.
cli-ladder-mark = Какую долю побед проверять, например 0.75; обычно равную.
cli-ladder-to-the-end = Сыграть все партии, даже если последовательный критерий уже всё решил.
cli-ladder-keep = Хранить сыгранные партии в этом файле и в следующий раз продолжить с того же места.
cli-ladder-plot = Нарисовать лестницу в этот файл SVG.
cli-ladder-workers = Сколько процессов играет одновременно.

bad-ladder-bots = Для лестницы нужны хотя бы два разных бота.
bad-ladder-mark = Отметка — это доля между 0 и 1, а не { $found }.
bad-ladder-other = В файле { $file } партии, сыгранные при других условиях. Выберите другой файл.
