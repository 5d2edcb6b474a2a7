import { expect, test } from "vitest"
import type { ChatTopic } from "./chat-topics.ts"
import { findTopic } from "./find-topic.ts"
import { isSimilarWord } from "./is-similar-word.ts"

/** What people type, with typos, one question per line. */
const questions: Readonly<Record<ChatTopic, string>> = {
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
  stores: `
    nearest store
    neerest store
    nearst store
    stores near me
    stors near me
    where is the nearest outlet
    nearest outlt
    outlets in delhi
    outlet near me
    which branch is close
    brach near me
    branches
    is there a restaurant nearby
    restaurent near by store
    closest store
    closesst shop
    store hours
    stroe hours
    opening hours
    openning hours
    opning time
    when do you open
    wen do you open store
    are you open
    are you open now
    are u open today
    are you opne today
    is the store open
    is the store closed
    is the stor closd
    when do you close
    what time do you close
    wat time do you close tonight
    closing time
    closng time
    clsoing time today
    store timings
    timing of the store
    timmings
    tming of store
    store location
    store locaton
    shop location
    are you open on sunday
    can I dine in at the store`,
  offers: `
    offers
    ofers
    offres
    any offers
    any offer today
    any ofer today
    current offers
    curent offers
    best offer
    show me offers
    coupon
    cupon
    coupn code
    coupon code
    coupons plz
    any copuon
    do you have a coupon
    promo code
    promo
    prmo code
    pormo code
    discount
    discout
    dicount
    any discounts
    any discoutns for me
    student discount
    deals
    dealls today
    deal of the day
    what deals do you have
    voucher
    vouchr code
    is there a sale
    how can i save
    cheap pizza deals
    cheaper deal
    combo offer
    combo offr
    buy one get one
    buy one get one offer
    bogo
    cashback
    cashbak offer
    20 percent discount`,
  points: `
    my points
    my poinst
    points
    pionts
    poits balance
    point balance
    how many points do i have
    how many pionts have i
    how many ponts
    check my points
    loyalty
    loyalti
    loyality points
    loyalty program
    loyalty programme
    lyoalty
    rewards
    rewrds
    reward points
    reward pionts
    my rewards
    how do rewards work
    free pizza
    free piza with points
    how do i get a free pizza
    when is my free pizza
    redeem
    redeem points
    redem my points
    reedem points
    how to reedeem
    slices
    how many slices do i have
    how many slics
    earn points
    earned points
    points earnd
    did i earn points
    points not credited, my points
    membership
    memebership points
    pizza pals
    how do i collect points
    points expire
    poitns expiry`,
  delivery: `
    do you deliver to my area
    do you delivr to my area
    do you deliver here
    do u deliver to koramangala
    do you delver to whitefield
    can you deliver to my home
    can you deliver to my place
    deliver to my address
    delivery area
    delivry area
    delivery aera
    what is your delivery area
    delivery charge
    delivery charges
    delivery chrges
    delivry charge
    delivery chagres
    how much is delivery
    how much is delivry fee
    how much for delivery
    delivery fee
    delivery fees
    delivery cost
    delivry cost
    cost of delivery
    free delivery
    fre delivery free
    is delivery free
    minimum order
    minmum order
    minimun order for delivery
    min order minimum
    is there a minimum
    packaging charge
    packagin charges
    packing charges packaging
    shipping cost
    shiping
    do you deliver at this pincode
    pincode 560034
    pin code delivery
    is my locality in range
    delivery range
    do you do home delivery
    charges for delivery
    extra charges`,
  person: `
    talk to a human
    talk to humn
    i want to talk to someone
    tlak to someone
    speak to an agent
    speek to agent
    agent
    agnet please
    human please
    real person
    talk to a persn
    call me
    call customer care
    customer care number
    custmer care number
    phone number
    phne number
    support
    supprt number
    customer support
    help desk
    help dsk
    executive
    connect to executve
    representative
    representtive
    i have a complaint
    complant
    i want to complain
    file a complaint
    manager
    let me talk to the manger
    i have a problem
    problm with my order
    there is an issue
    isssue with my pizza
    wrong item
    wrong pizza delivered
    wrong piza
    got the wrong order
    item missing
    my garlic bread is missing
    misssing item
    pizza was cold
    the pizza is burnt
    food spilled
    report a problem
    reprot problem
    rider was rude`,
  greeting: `
    hi
    hello
    helo
    hey
    hello there
    namaste
    thanks
    thnaks
    thank you
    thank u
    bye
    good morning
    good evning`,
}

const rows = Object.entries(questions).flatMap(([topic, text]) =>
  text
    .trim()
    .split("\n")
    .map((line) => [topic as ChatTopic, line.trim()] as const),
)

test("each topic has 40 or more questions", () => {
  const counts = Object.groupBy(rows, ([topic]) => topic)
  for (const [topic, list] of Object.entries(counts)) {
    if (topic !== "greeting") expect([topic, list.length >= 40]).toEqual([topic, true])
  }
})

test.each(rows)("[FBK-4c] %s: “%s”", (topic, question) => {
  expect(findTopic(question)?.topic).toBe(topic)
})

test.each([
  "asdf qwer",
  "the quick brown fox",
  "",
  "🍕",
  "what is the capital of france",
  "write me a poem",
  "12345",
  "<script>alert(1)</script>",
])("a question about something else has no topic: %j", (question) => {
  expect(findTopic(question)).toBeUndefined()
})

test("a question about two topics isn’t sure", () => {
  expect(findTopic("cancel my order")?.isSure).toBe(true)
  expect(findTopic("cancel and refund and points and offers")?.isSure).toBe(false)
})

test.each([
  ["refund", "refund", true],
  ["refnud", "refund", true],
  ["refnd", "refund", true],
  ["reefund", "refund", true],
  ["rfnud", "refund", false],
  ["delivvvvery", "delivery", true],
  ["dilevery", "delivery", true],
  ["fe", "fee", false],
  ["lake", "late", true],
])("“%s” for “%s”: %s", (typed, word, expected) => {
  expect(isSimilarWord(typed, word)).toBe(expected)
})
