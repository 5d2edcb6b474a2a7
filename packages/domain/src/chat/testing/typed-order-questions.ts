/** What people type about their orders, with typos, one question per line. */
export const typedOrderQuestions = {
  "order-status": `
    where is my order
    wher is my order
    where is my oder
    were is my ordr? track
    whre is my pizza
    where is my piza
    track my order
    trak order
    trakc my ordr
    tracking
    traking my order
    order status
    ordr status
    oder staus
    status of my order plz
    whats the stauts
    stats of order
    my order stutus
    when will my order arrive
    when wil my ordr arive
    wen will it arrive
    is my order ariving soon
    arriving when?
    is my pizza coming
    is my pizza comming
    where is the rider
    wheres the ridder
    where is delivery boy
    where is the delivry boy now
    where is my driver
    how much longer for my order
    how mutch longer
    how long for my pizza order
    is my order ready
    is my ordr redy
    ETA?
    eta of my order
    has my order been dispatched
    was my order dispached
    is it baking
    mera order kahan hai
    kahan hai order
    order progress
    progres of my order
    can I track my food`,
  "late-order": `
    my order is late
    my ordr is late
    order late
    my oder is lat late
    why is my order so late
    why is it laate
    pizza is very late
    its late!!!
    late delivery
    my order is delayed
    my order is dealyed
    order delyed
    why the delay
    so much dealy
    why is my order delay
    order is overdue
    my pizza is overdu
    your delivery is slow
    so slow
    i am still waiting for my order
    still wating for pizza
    im waiting since 1 hour
    waitng for an hour
    been waitting for two hours
    waiting for my food
    my order has not arrived
    order not arived
    my pizza did not arrive, not arrived yet
    food has not come
    pizza not come yet
    i have not received my order
    not recieved my order
    order not recived
    my order is not delivered
    order not deliverd yet
    pizza still not here
    it is not here
    order taking too long
    taking so long
    it takes too lnog, too long
    this is taking forever
    taking forver
    30 minute guarantee
    30 min guarante
    what is your guarentee for late orders`,
  "cancel-order": `
    cancel my order
    cancle my order
    cancel order
    cancl order
    canel my order
    cacnel my order
    please cancel
    pls cansel
    i want to cancel
    i wnat to cancel my ordr
    can i cancel
    can I cancell my pizza
    how to cancel
    how do i cancle it
    cancellation
    cancelation
    cancellaton policy
    order cancelled why
    why was my order cancelled
    why was my order canceled
    my order got cancelld
    my order was canclled
    who cancelled my order
    cancel it now
    cancel the pizza
    cncel order
    cancel immediately
    canceling my order
    cancelling
    i dont want this order
    i dont want it anymore
    I don't want my pizza
    changed my mind
    i chnaged my mind
    ordered by mistake
    orderd by mistake
    i ordered by mistke
    stop my order
    stop the ordr
    wrong address cancel
    i gave the wrong address
    wrong adress entered
    cancel last order
    cancle last order plz
    order ko cancel karo`,
  refund: `
    where is my refund
    were is my refund
    where is my refnd
    refund
    refud
    refuund
    i want a refund
    i want a refudn
    give me refund
    refund status
    refund staus
    when will i get my refund
    when do i get the refnud
    my refund has not come
    refund not received
    refnd not recieved
    have you refunded me
    is it refunded
    refunde my money
    money back
    i want my money back
    i want my mony back
    give my money bak back
    get my money back
    can i get money bakc
    reimburse me
    reimbrse me
    reimbursement
    reimbursment please
    i was charged twice
    i was chargd twice
    charged twise
    double charged
    duoble charged
    i paid twice
    paid twce for one order
    money deducted
    money dedcuted but no order
    amount deducted
    amount debited from account
    money debitd
    payment failed
    paymnt failed but money gone
    overcharged
    i was overchaged
    paisa wapas
    paise wapas chahiye paisa
    refund to wallet`,
  case: `
    where is my complaint
    wher is my complant
    where is my complaint now
    whats with my complaint
    status of my case
    staus of my case
    my case status
    case status
    case staus
    my case
    my cse
    what about my case
    waht about my case
    what about my complaint
    any update on my case
    any updte on my case
    any update on my complaint
    update on my complant
    my complaint status
    complaint status
    complaint staus
    complaint statsu
    status of complaint
    my complaints
    my complants
    show my complaints
    where are my complaints
    your answer to my complaint
    no reply to my complaint
    nobody answered my complaint
    what happened to my complaint
    what hapened to my complaint
    complaint number
    my complaint number
    is my complaint resolved
    is my case resolved
    is my case closed
    reopen my case
    reopn my case
    i want to reopen my complaint
    case number
    where can i see my case
    the problem i reported
    the problem i reportd yesterday
    i reported an issue yesterday
    i reportd an issue
    meri complaint ka kya hua
    meri shikayat ka kya hua`,
}
