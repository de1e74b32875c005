CREATE TABLE "contact" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "receiptNo" TEXT NOT NULL,
  "receivedAt" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "company" TEXT,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "category" TEXT NOT NULL,
  "constructionSite" TEXT,
  "budgetRange" TEXT,
  "preferredReply" TEXT NOT NULL,
  "agreedPrivacyPolicy" INTEGER NOT NULL,
  "agreedPolicyVersion" TEXT,
  "website" INTEGER NOT NULL,
  "locale" TEXT,
  "sourceUrl" TEXT,
  "status" TEXT NOT NULL,
  "assignee" TEXT,
  "memo" TEXT,
  "repliedAt" TEXT,
  "closedAt" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "contact_subject" ON "contact" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_receivedAt" ON "contact" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_name" ON "contact" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_category" ON "contact" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_status" ON "contact" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "contact_receiptNo_unique" ON "contact" ("tenant_id", "receiptNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_assignee_pointer" ON "contact" ("tenant_id", "assignee");

CREATE INDEX "contact_trashed" ON "contact" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "delivery" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "deliveryNo" TEXT NOT NULL,
  "order" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "carrier" TEXT,
  "trackingNumber" TEXT,
  "shippingKind" TEXT NOT NULL,
  "recipientName" TEXT NOT NULL,
  "postalCode" TEXT NOT NULL,
  "prefecture" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "boxCount" INTEGER NOT NULL,
  "fee" INTEGER,
  "wishDate" TEXT,
  "plannedOn" TEXT,
  "shippedAt" TEXT,
  "deliveredAt" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id")
) STRICT;

CREATE INDEX "delivery_deliveryNo" ON "delivery" ("tenant_id", "deliveryNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_status" ON "delivery" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_carrier" ON "delivery" ("tenant_id", "carrier", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_trackingNumber" ON "delivery" ("tenant_id", "trackingNumber", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_recipientName" ON "delivery" ("tenant_id", "recipientName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_wishDate" ON "delivery" ("tenant_id", "wishDate", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_plannedOn" ON "delivery" ("tenant_id", "plannedOn", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "delivery_deliveryNo_unique" ON "delivery" ("tenant_id", "deliveryNo") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "delivery_trackingNumber_unique" ON "delivery" ("tenant_id", "trackingNumber") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_order_pointer" ON "delivery" ("tenant_id", "order");

CREATE INDEX "delivery_trashed" ON "delivery" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "order" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "orderNo" TEXT NOT NULL,
  "orderedAt" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "items" TEXT NOT NULL,
  "itemsTotal" INTEGER NOT NULL,
  "shippingFee" INTEGER NOT NULL,
  "discount" INTEGER NOT NULL,
  "total" INTEGER NOT NULL,
  "taxBreakdown" TEXT NOT NULL,
  "paymentMethod" TEXT NOT NULL,
  "buyerName" TEXT NOT NULL,
  "buyerKana" TEXT,
  "buyerEmail" TEXT NOT NULL,
  "buyerPhone" TEXT NOT NULL,
  "buyerPostalCode" TEXT NOT NULL,
  "buyerPrefecture" TEXT NOT NULL,
  "buyerAddress" TEXT NOT NULL,
  "shipTo" TEXT NOT NULL,
  "wishDate" TEXT,
  "wishTime" TEXT NOT NULL,
  "giftWrapping" TEXT NOT NULL,
  "noshiName" TEXT,
  "customerNote" TEXT,
  "agreedTermsVersion" TEXT,
  "paidAt" TEXT,
  "shippedAt" TEXT,
  "cancelledAt" TEXT,
  "cancelReason" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "order_orderNo" ON "order" ("tenant_id", "orderNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_orderedAt" ON "order" ("tenant_id", "orderedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_status" ON "order" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_total" ON "order" ("tenant_id", "total", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_paymentMethod" ON "order" ("tenant_id", "paymentMethod", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_buyerName" ON "order" ("tenant_id", "buyerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_paidAt" ON "order" ("tenant_id", "paidAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_shippedAt" ON "order" ("tenant_id", "shippedAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "order_orderNo_unique" ON "order" ("tenant_id", "orderNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_trashed" ON "order" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "payment_bank" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "paymentNo" TEXT NOT NULL,
  "order" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "dueOn" TEXT NOT NULL,
  "depositedAmount" INTEGER,
  "depositedOn" TEXT,
  "payerNameKana" TEXT,
  "bankName" TEXT,
  "bankCode" TEXT,
  "branchName" TEXT,
  "branchCode" TEXT,
  "accountType" TEXT,
  "accountNumber" TEXT,
  "accountHolderKana" TEXT,
  "confirmedBy" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id")
) STRICT;

CREATE INDEX "payment_bank_paymentNo" ON "payment_bank" ("tenant_id", "paymentNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_status" ON "payment_bank" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_amount" ON "payment_bank" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_dueOn" ON "payment_bank" ("tenant_id", "dueOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedAmount" ON "payment_bank" ("tenant_id", "depositedAmount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedOn" ON "payment_bank" ("tenant_id", "depositedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_payerNameKana" ON "payment_bank" ("tenant_id", "payerNameKana", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_bank_paymentNo_unique" ON "payment_bank" ("tenant_id", "paymentNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_order_pointer" ON "payment_bank" ("tenant_id", "order");

CREATE INDEX "payment_bank_confirmedBy_pointer" ON "payment_bank" ("tenant_id", "confirmedBy");

CREATE INDEX "payment_bank_trashed" ON "payment_bank" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "payment_card" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "paymentNo" TEXT NOT NULL,
  "order" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "refundedAmount" INTEGER,
  "provider" TEXT,
  "transactionId" TEXT NOT NULL,
  "brand" TEXT,
  "last4" TEXT,
  "approvalCode" TEXT,
  "threeDSecure" TEXT,
  "authorizedAt" TEXT,
  "capturedAt" TEXT,
  "refundedAt" TEXT,
  "errorCode" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id")
) STRICT;

CREATE INDEX "payment_card_paymentNo" ON "payment_card" ("tenant_id", "paymentNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_status" ON "payment_card" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_amount" ON "payment_card" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_refundedAmount" ON "payment_card" ("tenant_id", "refundedAmount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_brand" ON "payment_card" ("tenant_id", "brand", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_last4" ON "payment_card" ("tenant_id", "last4", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_authorizedAt" ON "payment_card" ("tenant_id", "authorizedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_capturedAt" ON "payment_card" ("tenant_id", "capturedAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_card_paymentNo_unique" ON "payment_card" ("tenant_id", "paymentNo") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_card_transactionId_unique" ON "payment_card" ("tenant_id", "transactionId") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_order_pointer" ON "payment_card" ("tenant_id", "order");

CREATE INDEX "payment_card_trashed" ON "payment_card" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "product" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "code" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "catchcopy" TEXT,
  "description" TEXT NOT NULL,
  "price" INTEGER NOT NULL,
  "listPrice" INTEGER,
  "taxRate" TEXT NOT NULL,
  "manageStock" INTEGER NOT NULL,
  "stock" INTEGER NOT NULL,
  "stockAlert" INTEGER NOT NULL,
  "maxPerOrder" INTEGER,
  "janCode" TEXT,
  "weightKg" TEXT,
  "size" TEXT,
  "shippingKind" TEXT NOT NULL,
  "leadTimeDays" INTEGER NOT NULL,
  "isFood" INTEGER NOT NULL,
  "foodLabel" TEXT,
  "allergens" TEXT,
  "saleStatus" TEXT NOT NULL,
  "saleStartAt" TEXT,
  "saleEndAt" TEXT,
  "relatedProducts" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "metaDescription" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "product_name" ON "product" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_code" ON "product" ("tenant_id", "code", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_category" ON "product" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_price" ON "product" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_taxRate" ON "product" ("tenant_id", "taxRate", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_stock" ON "product" ("tenant_id", "stock", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_saleStatus" ON "product" ("tenant_id", "saleStatus", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_sortOrder" ON "product" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_isVisible" ON "product" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_code_unique" ON "product" ("tenant_id", "code") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_slug_unique" ON "product" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_janCode_unique" ON "product" ("tenant_id", "janCode") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_trashed" ON "product" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "product_recommend" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "product" TEXT NOT NULL,
  "position" TEXT NOT NULL,
  "comment" TEXT,
  "startAt" TEXT,
  "endAt" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "product") REFERENCES "product" ("tenant_id", "id")
) STRICT;

CREATE INDEX "product_recommend_position" ON "product_recommend" ("tenant_id", "position", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_comment" ON "product_recommend" ("tenant_id", "comment", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_startAt" ON "product_recommend" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_endAt" ON "product_recommend" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_sortOrder" ON "product_recommend" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_product_pointer" ON "product_recommend" ("tenant_id", "product");

CREATE INDEX "product_recommend_trashed" ON "product_recommend" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
