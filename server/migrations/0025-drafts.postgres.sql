ALTER TABLE "article" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "article" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "category" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "images" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "prefecture" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "municipality" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "startAt" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "endAt" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "category" DROP NOT NULL;

ALTER TABLE "news" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "operatorName" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "operatorAddress" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "representativeName" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "contactPoint" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "enactedOn" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "effectiveOn" DROP NOT NULL;

ALTER TABLE "term_of_service" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "term_of_service" ALTER COLUMN "enactedOn" DROP NOT NULL;

ALTER TABLE "term_of_service" ALTER COLUMN "effectiveOn" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "sellerName" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "operationManager" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "address" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "phone" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "email" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "price" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "shippingFee" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "otherFees" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "paymentMethods" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "paymentTiming" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "deliveryTiming" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "returns" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "effectiveOn" DROP NOT NULL;
