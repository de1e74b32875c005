ALTER TABLE "order" ADD COLUMN "letters" json;

ALTER TABLE "tenant" ADD COLUMN "orderLetters" boolean NOT NULL DEFAULT false;

ALTER TABLE "tenant" ALTER COLUMN "orderLetters" DROP DEFAULT;
