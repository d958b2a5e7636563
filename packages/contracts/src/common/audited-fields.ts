/**
 * Names of the fields that entries of the audit trail speak of, at whatever depth. Services check that every field they record
 * is one of them, and the back office that each has a word in every language.
 */
export const AUDITED_FIELDS: readonly string[] = `
  about acceptedRevision active actor address after age allocatedAt alt amount analyticsId annualProductionKwh
  anonymisedAt appliesToShipping approvals approved approvedAt approvedBy approverId area arrival asOf assignee assigneeId at
  attached attachments attribute attributes author authorId authority authors balanceId barcode base baseMinor
  basisPoints became before benefits billingAddress binCapacity binId body brand brandId by cancelReason capacityKwp
  card carrier carriers cartId category categoryId categorySlug cellHotC cellMinC certifications challenge changeId
  checkoutId city client clientFr closedAt closesAtHour co2TonnesPerYear code collection column comment company
  comparable condition confidence constant contactEmail contactName contentType converted convertedPrices cost count
  counted countedAt countedBy countries country created createdAt createdBy creditNotePrefix csr currency currencySymbol
  customer customerEmail customerId customerName customRoleId cv cvBytes damaged date decimals defaultShippingMinor
  deleteAfter deletionDueAt deliveryDate demo demoBanner denies description designSites dimension dirhamRate
  dirhamRateDate discountBasisPoints dispatchedAt dividedBy document done downloads dueAt email en endedAt entries entry
  equals excerpt existing expected expectedAt expiresAt expiresOn factor featured fields figures file fileName filename
  filterable first firstAnsweredAt firstAnswerHours firstName focalPoint folder followedById followsId footer
  formerSlugs fr freeFromMinor from fromStaff fullName goesWith grants group groupId guestLanguage handSent height hideAt high
  highlight hold holdId holidays icon id image imageSlug imageUrl importId installedOn internal invoicePrefix invoicing
  isNew issuedAt issuer itemCount items kept key kind label labels language languages last4 lastName leadTimeDays
  leftOutCount legal limits line1 line2 lines lineTotal location locationFr lot low lowStockAt madeBy mapping
  maxCapacity maxDays maxKw maxWeightGrams media medium mended menus message messages metaDescription metaTitle methodId
  minDays minimumOrder missing moderatedBy monthlyKwh name nameFr names network newsletter note notes notPublished
  notShipped number office officeHours offices ogImage onHand openDays opening opensAtHour options order orderId
  orderNumber orders overReceiptPercent packSize parentId parts passwordHash path payment paymentCard paymentId
  paymentMethod paymentsEnabled paymentStatus perKgMinor permissions phase phone pickOrder picks picture pictures pieces
  place placedAt places poNumber position postalCode powerW preferred press price priceListSecondPerson priority productId
  productPicture products projects protected provenance publishAt published publishedOn purchaseOrderId
  purchaseOrderNumber quantity quotedRevision quoteHoldHours quoteId quoteNumber rate rating readingMinutes reason
  received receivedAt recipients recount recountPercent recountPieces recountValue reference refund refundedMinor
  refundId refunds region rejectionReason related reorderPoint required requiredAttributes requiredWhen resources
  results returnCount returnDays reversal role roofC sale secondFactorAt sections segment sellable sellerAddress
  sellerName sellerTaxNumber seo serial serialCapture serials services settled shippedAt shippedLines shipping
  shippingAddress shippingCost shippingEnabled shippingMethod short shortage shortages showInDesktopMenu showInMenu
  showInMobileMenu shown singleLine siteDescription siteName sitting size sizeBytes skipRows sku slug social solution
  solutionHours solvedAt source speaker staffNotes staffSecondFactor startedAt startedBy state status step stocktakeId
  storedAs subject subtotal summary sums supplierId supplierSku symbol system tags target targetName tax taxBasisPoints
  taxEnabled taxName taxNames taxNumber template text texts ticketMails ticketTargets tiers timeZone title to topic
  total totalMinor totals trackingNumber trackingUrl transferDueAt type undoes undone unit unitCost until urgent url
  userId username utilities validFrom validUntil value values variance verifiedBuyer version waitsFor waitsSince
  warehouseCode warehouseId warehouseName was website weightGrams width words x y year zoneCode zoneId
`
  .trim()
  .split(/\s+/);
