/** The maximum number of records changed by one call: as many as a slow machine changes within 200 ms. */
export const maxBulkRecords = 500
