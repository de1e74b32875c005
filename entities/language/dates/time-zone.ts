/** The time zone of every tenant, in which days begin and end, and instants are typed and read. */
export const timeZone = 'Asia/Tokyo'
