# Чем кончается партия Goblin Warlord.

goblin-warlord-end-label-throne =
    { $warlord-is ->
        [you] Вы на троне
       *[other] { $warlord } на троне
    } между четырьмя фортами; остальные несут мешок и носок.
goblin-warlord-end-label-empty = Трон пуст, и все смотрят в сторону.
goblin-warlord-end-title-won = Вы — вождь гоблинов!
goblin-warlord-end-title-lost = { $warlord } теперь вождь.
goblin-warlord-end-title-watched = { $warlord } теперь вождь.
goblin-warlord-end-title-drawn = Вождя нет.
goblin-warlord-end-text-won = Дань, пожалуйста. Один мешок, один носок, возврату не подлежат.
goblin-warlord-end-text-lost = Вы стоите в очереди с лучшим своим носком.
goblin-warlord-end-text-watched = Пора платить дань: один мешок, один носок, возврату не подлежат.
goblin-warlord-end-text-drawn = Никто не поставил четыре форта вовремя. Трон уносят в подвал.
goblin-warlord-end-tip-won = Четыре форта, и никто вас не остановил. Следующий гоблин попробует.
goblin-warlord-end-tip-fell = Всезнайки снесли ваш форт. Прячьтесь, когда они рядом.
goblin-warlord-end-tip-slow = Ставьте форт, как только можно расстаться с тремя гоблинами.
goblin-warlord-end-tip-drawn = Кто-то должен быть смелым. В следующий раз — вы.
goblin-warlord-end-forts =
    { $forts ->
        [one] форт
        [few] форта
        [many] фортов
       *[other] форта
    }
