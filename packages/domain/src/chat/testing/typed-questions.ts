import type { ChatTopic } from "../chat-topics.ts"
import { typedOrderQuestions } from "./typed-order-questions.ts"

/** What people type, with typos, one question per line. */
export const typedQuestions: Readonly<Record<ChatTopic, string>> = {
  ...typedOrderQuestions,
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
