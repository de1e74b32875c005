-- Of the heavy fields that a change touched, what they were before, as JSON; its other content is in "values". NULL: all is in "values".
ALTER TABLE "revision" ADD COLUMN "former" TEXT;
