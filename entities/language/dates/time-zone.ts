/** The time zone of every tenant: days begin and end in it, and instants are entered and shown in it. */
export const timeZone = 'Asia/Tokyo'
