CREATE TABLE "contact" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "subject" text COLLATE "C" NOT NULL,
  "message" text COLLATE "C" NOT NULL,
  "receiptNo" text COLLATE "C" NOT NULL,
  "receivedAt" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "company" text COLLATE "C",
  "email" text COLLATE "C" NOT NULL,
  "phone" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "constructionSite" text COLLATE "C",
  "budgetRange" text COLLATE "C",
  "preferredReply" text COLLATE "C" NOT NULL,
  "agreedPrivacyPolicy" boolean NOT NULL,
  "agreedPolicyVersion" text COLLATE "C",
  "website" boolean NOT NULL,
  "locale" text COLLATE "C",
  "sourceUrl" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "assignee" text COLLATE "C",
  "memo" text COLLATE "C",
  "repliedAt" text COLLATE "C",
  "closedAt" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "contact_subject" ON "contact" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_receivedAt" ON "contact" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_name" ON "contact" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_category" ON "contact" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_status" ON "contact" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "contact_receiptNo_unique" ON "contact" ("tenant_id", "receiptNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_assignee_pointer" ON "contact" ("tenant_id", "assignee");

CREATE INDEX "contact_trashed" ON "contact" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "delivery" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "deliveryNo" text COLLATE "C" NOT NULL,
  "order" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "carrier" text COLLATE "C",
  "trackingNumber" text COLLATE "C",
  "shippingKind" text COLLATE "C" NOT NULL,
  "recipientName" text COLLATE "C" NOT NULL,
  "postalCode" text COLLATE "C" NOT NULL,
  "prefecture" text COLLATE "C" NOT NULL,
  "address" text COLLATE "C" NOT NULL,
  "phone" text COLLATE "C" NOT NULL,
  "boxCount" bigint NOT NULL,
  "fee" bigint,
  "wishDate" text COLLATE "C",
  "plannedOn" text COLLATE "C",
  "shippedAt" text COLLATE "C",
  "deliveredAt" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "orderNo" text COLLATE "C" NOT NULL,
  "orderedAt" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "items" json NOT NULL,
  "itemsTotal" bigint NOT NULL,
  "shippingFee" bigint NOT NULL,
  "discount" bigint NOT NULL,
  "total" bigint NOT NULL,
  "taxBreakdown" json NOT NULL,
  "paymentMethod" text COLLATE "C" NOT NULL,
  "buyerName" text COLLATE "C" NOT NULL,
  "buyerKana" text COLLATE "C",
  "buyerEmail" text COLLATE "C" NOT NULL,
  "buyerPhone" text COLLATE "C" NOT NULL,
  "buyerPostalCode" text COLLATE "C" NOT NULL,
  "buyerPrefecture" text COLLATE "C" NOT NULL,
  "buyerAddress" text COLLATE "C" NOT NULL,
  "shipTo" json NOT NULL,
  "wishDate" text COLLATE "C",
  "wishTime" text COLLATE "C" NOT NULL,
  "giftWrapping" text COLLATE "C" NOT NULL,
  "noshiName" text COLLATE "C",
  "customerNote" text COLLATE "C",
  "agreedTermsVersion" text COLLATE "C",
  "paidAt" text COLLATE "C",
  "shippedAt" text COLLATE "C",
  "cancelledAt" text COLLATE "C",
  "cancelReason" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "paymentNo" text COLLATE "C" NOT NULL,
  "order" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "amount" bigint NOT NULL,
  "dueOn" text COLLATE "C" NOT NULL,
  "depositedAmount" bigint,
  "depositedOn" text COLLATE "C",
  "payerNameKana" text COLLATE "C",
  "bankName" text COLLATE "C",
  "bankCode" text COLLATE "C",
  "branchName" text COLLATE "C",
  "branchCode" text COLLATE "C",
  "accountType" text COLLATE "C",
  "accountNumber" text COLLATE "C",
  "accountHolderKana" text COLLATE "C",
  "confirmedBy" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "paymentNo" text COLLATE "C" NOT NULL,
  "order" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "amount" bigint NOT NULL,
  "refundedAmount" bigint,
  "provider" text COLLATE "C",
  "transactionId" text COLLATE "C" NOT NULL,
  "brand" text COLLATE "C",
  "last4" text COLLATE "C",
  "approvalCode" text COLLATE "C",
  "threeDSecure" text COLLATE "C",
  "authorizedAt" text COLLATE "C",
  "capturedAt" text COLLATE "C",
  "refundedAt" text COLLATE "C",
  "errorCode" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "code" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C" NOT NULL,
  "catchcopy" text COLLATE "C",
  "description" json NOT NULL,
  "price" bigint NOT NULL,
  "listPrice" bigint,
  "taxRate" text COLLATE "C" NOT NULL,
  "manageStock" boolean NOT NULL,
  "stock" bigint NOT NULL,
  "stockAlert" bigint NOT NULL,
  "maxPerOrder" bigint,
  "janCode" text COLLATE "C",
  "weightKg" text COLLATE "C",
  "size" text COLLATE "C",
  "shippingKind" text COLLATE "C" NOT NULL,
  "leadTimeDays" bigint NOT NULL,
  "isFood" boolean NOT NULL,
  "foodLabel" json,
  "allergens" json,
  "saleStatus" text COLLATE "C" NOT NULL,
  "saleStartAt" text COLLATE "C",
  "saleEndAt" text COLLATE "C",
  "relatedProducts" json,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "metaDescription" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "product" text COLLATE "C" NOT NULL,
  "position" text COLLATE "C" NOT NULL,
  "comment" text COLLATE "C",
  "startAt" text COLLATE "C",
  "endAt" text COLLATE "C",
  "sortOrder" bigint NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "product_recommend_position" ON "product_recommend" ("tenant_id", "position", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_comment" ON "product_recommend" ("tenant_id", "comment", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_startAt" ON "product_recommend" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_endAt" ON "product_recommend" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_sortOrder" ON "product_recommend" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_product_pointer" ON "product_recommend" ("tenant_id", "product");

CREATE INDEX "product_recommend_trashed" ON "product_recommend" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "delivery" ADD FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id");

ALTER TABLE "payment_bank" ADD FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id");

ALTER TABLE "payment_card" ADD FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id");

ALTER TABLE "product_recommend" ADD FOREIGN KEY ("tenant_id", "product") REFERENCES "product" ("tenant_id", "id");
