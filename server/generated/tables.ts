// Generated from the declarations in entities/. To change it, edit that and run `npm run generate`.
/** True or false, as 1 or 0. */
export type Flag = number
/** A number with decimal places, as text that sorts as it does. */
export type Decimal = string
/** JSON, written as text. */
export type Json = string

export interface TenantTables {
  application: {
    tenant_id: string
    id: string
    applicationNo: string
    receivedAt: string
    event: string
    people: number
    name: string
    nameKana: string | null
    email: string
    phone: string | null
    message: string | null
    agreedPrivacyPolicy: Flag
    agreedPolicyVersion: string | null
    locale: string | null
    status: string
    sentEmails: Json | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  area: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    slug: string
    prefecture: string
    municipalities: string | null
    meetingPoints: string | null
    transportFee: number
    isTransportNegotiable: Flag
    description: string | null
    descriptionEn: string | null
    image: Json | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  article: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    slug: string | null
    category: string | null
    lead: string | null
    leadEn: string | null
    thumbnail: Json | null
    body: Json | null
    bodyEn: Json | null
    tags: Json | null
    authorName: string | null
    casts: Json | null
    boardgames: Json | null
    year: string | null
    circle: string | null
    audience: string | null
    isPinned: Flag
    relatedArticles: Json | null
    status: string
    publishAt: string | null
    unpublishAt: string | null
    metaDescription: string | null
    metaDescriptionEn: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  article_category: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    slug: string
    description: string | null
    descriptionEn: string | null
    color: string
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  boardgame: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    titleKana: string
    titleOriginal: string | null
    slug: string
    publisher: string | null
    designer: string | null
    releasedYear: string | null
    minPlayers: number
    maxPlayers: number
    bestPlayers: string | null
    minMinutes: number
    maxMinutes: number | null
    ageFrom: number | null
    difficulty: string
    genres: Json
    images: Json | null
    description: string | null
    descriptionEn: string | null
    rating: Decimal | null
    staffCanTeach: Flag
    ruleVideoUrl: string | null
    infoUrl: string | null
    quantity: number
    shelf: string | null
    condition: string
    isForSale: Flag
    salePrice: number | null
    arrivedOn: string | null
    isVisible: Flag
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  business_day: {
    tenant_id: string
    id: string
    days: Json
    holidayRule: string
    holidayEveRule: string
    regularHolidayText: string | null
    monthlyClosed: Json | null
    note: string | null
    effectiveFrom: string
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  business_schedule: {
    tenant_id: string
    id: string
    date: string
    kind: string
    ranges: Json | null
    title: string | null
    titleEn: string | null
    event: string | null
    note: string | null
    noteEn: string | null
    isVisible: Flag
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  cast: {
    tenant_id: string
    id: string
    name: string
    nameKana: string
    nameEn: string | null
    slug: string
    rank: string
    catchphrase: string | null
    catchphraseEn: string | null
    profile: Json
    profileEn: Json | null
    images: Json
    ageDisplay: number | null
    heightCm: number | null
    bloodType: string | null
    languages: Json | null
    specialties: Json | null
    areas: Json
    services: Json | null
    nominationFee: number
    canBeNominated: Flag
    xAccount: string | null
    instagramId: string | null
    ageConfirmed: Flag
    imageConsent: Flag
    status: string
    joinedOn: string | null
    isNew: Flag
    sortOrder: number
    isVisible: Flag
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  cast_work_schedule: {
    tenant_id: string
    id: string
    cast: string
    date: string
    status: string
    timeRanges: Json | null
    note: string | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  circle: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    nameKana: string
    genre: string
    introduction: string
    introductionEn: string | null
    images: Json | null
    activities: Json | null
    facility: string | null
    memberCount: number | null
    target: string | null
    monthlyFee: number | null
    feeNote: string | null
    recruiting: string
    years: Json
    representative: string | null
    representativePhone: string | null
    representativeEmail: string | null
    websiteUrl: string | null
    instagramId: string | null
    facebookId: string | null
    isVisible: Flag
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  construction_project: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    slug: string | null
    projectNo: string | null
    category: string | null
    images: Json | null
    beforeAfter: Json | null
    body: Json | null
    bodyEn: Json | null
    clientName: string | null
    isClientPublic: Flag
    prefecture: string | null
    municipality: string | null
    partners: Json | null
    structure: string | null
    floorArea: Decimal | null
    floors: string | null
    startedOn: string | null
    completedOn: string | null
    completedYm: string | null
    contractAmount: Decimal | null
    status: string
    publishAt: string | null
    unpublishAt: string | null
    isPinned: Flag
    sortOrder: number
    metaDescription: string | null
    metaDescriptionEn: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  contact: {
    tenant_id: string
    id: string
    subject: string
    message: string
    receiptNo: string
    receivedAt: string
    name: string
    nameKana: string | null
    company: string | null
    email: string
    phone: string | null
    category: string
    constructionSite: string | null
    budgetRange: string | null
    preferredReply: string
    agreedPrivacyPolicy: Flag
    agreedPolicyVersion: string | null
    website: Flag
    locale: string | null
    sourceUrl: string | null
    status: string
    assignee: string | null
    memo: string | null
    repliedAt: string | null
    closedAt: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  delivery: {
    tenant_id: string
    id: string
    deliveryNo: string
    order: string
    status: string
    contents: Json | null
    carrier: string | null
    trackingNumber: string | null
    shippingKind: string
    recipientName: string
    postalCode: string
    prefecture: string
    address: string
    phone: string
    boxCount: number
    fee: number | null
    wishDate: string | null
    plannedOn: string | null
    shippedAt: string | null
    deliveredAt: string | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  domain: {
    tenant_id: string
    id: string
    name: string
    registrar: string
    status: string
    registeredOn: string | null
    expiresOn: string
    autoRenew: Flag
    renewalNoticeDays: number
    annualFee: number | null
    whoisPrivacy: Flag
    dnsProvider: string | null
    nameServers: Json | null
    ipv4: string | null
    ipv6: string | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  drink: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    category: string
    price: number
    canTakeOut: Flag
    takeOutPrice: number | null
    temperature: string
    sizes: Json | null
    isAlcohol: Flag
    abv: Decimal | null
    isFreeRefill: Flag
    description: string | null
    descriptionEn: string | null
    image: Json | null
    allergens: Json | null
    availableFrom: string | null
    availableUntil: string | null
    isRecommended: Flag
    isSoldOut: Flag
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  drink_category: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    description: string | null
    descriptionEn: string | null
    icon: string | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  email_text: {
    tenant_id: string
    id: string
    email: string
    language: string
    subject: string
    body: string
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  event: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    slug: string | null
    lead: string | null
    leadEn: string | null
    images: Json | null
    body: Json | null
    bodyEn: Json | null
    startAt: string | null
    endAt: string | null
    isAllDay: Flag
    sessions: Json | null
    category: string | null
    venue: string | null
    facilities: Json | null
    boardgames: Json | null
    hostName: string | null
    experience: string | null
    minPeople: number | null
    year: string | null
    circle: string | null
    target: string | null
    belongings: string | null
    flyer: Json | null
    capacity: number | null
    remaining: number | null
    fees: Json | null
    applicationMethod: string
    applicationUrl: string | null
    takesApplications: Flag
    applicationStartAt: string | null
    applicationEndAt: string | null
    contactPhone: string | null
    holdStatus: string
    status: string
    publishAt: string | null
    unpublishAt: string | null
    metaDescription: string | null
    metaDescriptionEn: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  facility: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    kind: string
    floor: string | null
    capacity: number | null
    areaM2: Decimal | null
    description: string | null
    descriptionEn: string | null
    images: Json
    equipment: Json | null
    barrierFree: Json | null
    fees: Json | null
    openTime: string | null
    closeTime: string | null
    extensionNumber: string | null
    isReservable: Flag
    reservationUrl: string | null
    mapUrl: string | null
    notice: string | null
    noticeEn: string | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  faq: {
    tenant_id: string
    id: string
    question: string
    questionEn: string | null
    answer: Json
    answerEn: Json | null
    category: string
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  food: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    category: string
    price: number
    canTakeOut: Flag
    takeOutPrice: number | null
    description: string | null
    descriptionEn: string | null
    image: Json | null
    allergens: Json | null
    calories: number | null
    servedFrom: string | null
    servedUntil: string | null
    availableFrom: string | null
    availableUntil: string | null
    isRecommended: Flag
    isSoldOut: Flag
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  food_category: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    description: string | null
    descriptionEn: string | null
    icon: string | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  link: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    url: string
    category: string
    description: string | null
    descriptionEn: string | null
    banner: Json | null
    openInNewTab: Flag
    checkedOn: string | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  maintenance_site: {
    tenant_id: string
    id: string
    tenant: string
    isEnabled: Flag
    startAt: string | null
    endAt: string | null
    title: string
    message: string | null
    messageEn: string | null
    allowedIps: Json | null
    allowTenantUsers: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  media: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    kind: string
    year: string
    publishedOn: string
    issueNumber: number | null
    outletName: string | null
    file: Json | null
    youtubeUrl: string | null
    url: string | null
    thumbnail: Json | null
    images: Json | null
    description: string | null
    descriptionEn: string | null
    event: string | null
    circle: string | null
    rightsCleared: Flag
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  member: {
    tenant_id: string
    id: string
    name: string
    nameKana: string
    nameEn: string | null
    slug: string
    roles: Json
    image: Json | null
    profile: Json | null
    profileEn: Json | null
    comment: string | null
    commentEn: string | null
    websiteUrl: string | null
    xAccount: string | null
    instagramId: string | null
    facebookId: string | null
    lineId: string | null
    youtubeChannelId: string | null
    youtubeHandle: string | null
    email: string | null
    joinedOn: string | null
    leftOn: string | null
    status: string
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  news: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    slug: string | null
    category: string
    thumbnail: Json | null
    body: Json | null
    bodyEn: Json | null
    linkUrl: string | null
    attachments: Json | null
    gameTitle: string | null
    platforms: Json | null
    venue: string | null
    heldFrom: string | null
    heldUntil: string | null
    sounds: Json | null
    members: Json | null
    constructionProject: string | null
    isPinned: Flag
    status: string
    publishAt: string | null
    unpublishAt: string | null
    metaDescription: string | null
    metaDescriptionEn: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  order: {
    tenant_id: string
    id: string
    orderNo: string
    orderedAt: string
    status: string
    items: Json
    itemsTotal: number
    shippingFee: number
    discount: number
    total: number
    taxBreakdown: Json
    paymentMethod: string
    buyerName: string
    buyerKana: string | null
    buyerEmail: string
    buyerPhone: string
    buyerPostalCode: string
    buyerPrefecture: string
    buyerAddress: string
    shipTo: Json
    wishDate: string | null
    wishTime: string
    giftWrapping: string
    noshiName: string | null
    customerNote: string | null
    agreedTermsVersion: string | null
    locale: string | null
    paidAt: string | null
    shippedAt: string | null
    cancelledAt: string | null
    cancelReason: string | null
    restockOnReturn: Flag
    sentEmails: Json | null
    receiptName: string | null
    receiptHonorific: string | null
    receiptIssuedAt: string | null
    receiptIssues: number | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  partner: {
    tenant_id: string
    id: string
    name: string
    nameKana: string | null
    nameEn: string | null
    kind: string
    corporateNumber: string | null
    invoiceNumber: string | null
    invoiceCheckedOn: string | null
    postalCode: string | null
    address: string | null
    phone: string | null
    fax: string | null
    email: string | null
    contactPerson: string | null
    websiteUrl: string | null
    logo: Json | null
    introduction: string | null
    introductionEn: string | null
    trades: Json | null
    constructionLicense: string | null
    licenseExpiresOn: string | null
    startedOn: string | null
    isVisible: Flag
    sortOrder: number
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  payment_bank: {
    tenant_id: string
    id: string
    paymentNo: string
    order: string
    status: string
    amount: number
    dueOn: string
    depositedAmount: number | null
    depositedOn: string | null
    payerNameKana: string | null
    bankName: string | null
    bankCode: string | null
    branchName: string | null
    branchCode: string | null
    accountType: string | null
    accountNumber: string | null
    accountHolderKana: string | null
    confirmedBy: string | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  payment_card: {
    tenant_id: string
    id: string
    paymentNo: string
    order: string
    status: string
    amount: number
    refundedAmount: number | null
    provider: string | null
    transactionId: string
    brand: string | null
    last4: string | null
    approvalCode: string | null
    threeDSecure: string | null
    authorizedAt: string | null
    capturedAt: string | null
    refundedAt: string | null
    errorCode: string | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  play: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    category: string
    price: number
    per: string
    durationMinutes: number | null
    extensionPrice: number | null
    dayKind: string
    minPeople: number
    maxPeople: number | null
    includes: Json | null
    studentDiscount: number | null
    needsReservation: Flag
    boardgames: Json | null
    description: string | null
    descriptionEn: string | null
    image: Json | null
    isRecommended: Flag
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  play_category: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    description: string | null
    descriptionEn: string | null
    icon: string | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  price_additional_menu: {
    tenant_id: string
    id: string
    kind: string
    name: string
    nameEn: string | null
    amountType: string
    amount: Decimal | null
    per: string
    plans: Json | null
    description: string | null
    descriptionEn: string | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  price_plan: {
    tenant_id: string
    id: string
    service: string
    name: string
    nameEn: string | null
    castRank: string
    durationMinutes: number
    price: number
    extensionMinutes: number | null
    extensionPrice: number | null
    areas: Json | null
    startTime: string | null
    endTime: string | null
    description: string | null
    descriptionEn: string | null
    isRecommended: Flag
    validFrom: string | null
    validUntil: string | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  privacy_policy: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    edition: string
    operatorName: string | null
    operatorAddress: string | null
    representativeName: string | null
    contactPoint: string | null
    externalTransmissions: Json | null
    body: Json | null
    bodyEn: Json | null
    enactedOn: string | null
    revisedOn: string | null
    effectiveOn: string | null
    changeSummary: string | null
    status: string
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  product: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    nameKana: string | null
    code: string
    slug: string
    category: string
    catchcopy: string | null
    catchcopyEn: string | null
    description: Json | null
    descriptionEn: Json | null
    images: Json | null
    price: number
    listPrice: number | null
    taxRate: string
    manageStock: Flag
    stock: number
    stockAlert: number
    maxPerOrder: number | null
    janCode: string | null
    weightKg: Decimal | null
    size: string | null
    shippingKind: string
    leadTimeDays: number
    isFood: Flag
    foodLabel: Json | null
    allergens: Json | null
    saleStatus: string
    saleStartAt: string | null
    saleEndAt: string | null
    relatedProducts: Json | null
    sortOrder: number
    isVisible: Flag
    metaDescription: string | null
    metaDescriptionEn: string | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  product_recommend: {
    tenant_id: string
    id: string
    product: string
    position: string
    comment: string | null
    startAt: string | null
    endAt: string | null
    sortOrder: number
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  registrar: {
    tenant_id: string
    id: string
    name: string
    websiteUrl: string | null
    loginUrl: string | null
    accountId: string | null
    contractHolder: string | null
    ianaId: string | null
    supportEmail: string | null
    supportPhone: string | null
    isActive: Flag
    sortOrder: number
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  service: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    slug: string
    lead: string
    leadEn: string | null
    description: Json
    descriptionEn: Json | null
    image: Json | null
    minMinutes: number
    areas: Json | null
    notes: string | null
    notesEn: string | null
    isRecommended: Flag
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  shop: {
    tenant_id: string
    id: string
    rates: Json | null
    freeShippingFrom: number | null
    shippingText: string | null
    giftWrappingFee: number
    noshiFee: number
    orderDeadline: string | null
    closedWeekdays: Json | null
    closedOnHolidays: Flag
    closedPeriods: Json | null
    wishDateMaxDays: number
    takesCards: Flag
    cardPaymentMinutes: number | null
    takesTransfers: Flag
    transferDueDays: number
    bankName: string | null
    bankCode: string | null
    branchName: string | null
    branchCode: string | null
    accountType: string | null
    accountNumber: string | null
    accountHolderKana: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  sound: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    titleKana: string | null
    slug: string
    kind: string
    jacket: Json | null
    audioFile: Json | null
    previewFile: Json | null
    youtubeUrl: string | null
    durationSec: number | null
    bpm: number | null
    moods: Json | null
    tags: Json | null
    credits: Json
    isrc: string | null
    workCode: string | null
    licenseKind: string
    price: number | null
    streamLinks: Json | null
    description: Json | null
    descriptionEn: Json | null
    lyrics: string | null
    releasedOn: string
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  tenant: {
    tenant_id: string
    id: string
    name: string
    nameEn: string | null
    slug: string
    site: string
    siteUrl: string
    description: string | null
    descriptionEn: string | null
    status: string
    defaultLocale: string
    companyName: string | null
    representativeName: string | null
    corporateNumber: string | null
    invoiceNumber: string | null
    postalCode: string | null
    address: string | null
    phone: string | null
    fax: string | null
    email: string | null
    orderEmails: Flag
    logo: Json | null
    themeColor: string
    lineOfficialAccount: string | null
    xAccount: string | null
    instagramId: string | null
    facebookId: string | null
    lineId: string | null
    youtubeChannelId: string | null
    allowedOrigins: Json | null
    contractStartOn: string | null
    contractEndOn: string | null
    sortOrder: number
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  tenant_domain: {
    tenant_id: string
    id: string
    tenant: string
    domain: string
    hostName: string
    kind: string
    isPrimary: Flag
    redirectTo: string | null
    sslExpiresOn: string | null
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  tenant_menu: {
    tenant_id: string
    id: string
    category: string
    name: string
    nameEn: string
    key: string
    path: string
    icon: string
    tenants: Json | null
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  tenant_menu_category: {
    tenant_id: string
    id: string
    name: string
    nameEn: string
    key: string
    icon: string
    sortOrder: number
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  tenant_user: {
    tenant_id: string
    id: string
    tenant: string
    user: string
    joinedOn: string
    endsOn: string | null
    isContact: Flag
    mayMakePreviewLinks: Flag
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  term_of_service: {
    tenant_id: string
    id: string
    title: string
    titleEn: string | null
    edition: string
    noticeOn: string | null
    jurisdiction: string | null
    body: Json | null
    bodyEn: Json | null
    enactedOn: string | null
    revisedOn: string | null
    effectiveOn: string | null
    changeSummary: string | null
    status: string
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  tokusho: {
    tenant_id: string
    id: string
    title: string
    edition: string
    sellerName: string | null
    representativeName: string | null
    operationManager: string | null
    disclosureMode: string
    postalCode: string | null
    address: string | null
    phone: string | null
    phoneHours: string | null
    fax: string | null
    email: string | null
    websiteUrl: string | null
    price: string
    shippingFee: string | null
    otherFees: string
    paymentMethods: string | null
    paymentTiming: string | null
    deliveryTiming: string | null
    returns: string | null
    cancellation: string | null
    defectLiability: string | null
    applicationPeriod: string | null
    quantityLimit: string | null
    subscriptionTerms: string | null
    systemRequirements: string | null
    licenses: Json | null
    corporateNumber: string | null
    invoiceNumber: string | null
    extraItems: Json | null
    summaryEn: Json | null
    effectiveOn: string | null
    status: string
    memo: string | null
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
  year: {
    tenant_id: string
    id: string
    year: string
    label: string
    startOn: string
    endOn: string
    theme: string | null
    planFile: Json | null
    isCurrent: Flag
    isVisible: Flag
    version: number
    createdAt: string
    updatedAt: string
    createdBy: string | null
    updatedBy: string | null
    trashedAt: string | null
  }
}
