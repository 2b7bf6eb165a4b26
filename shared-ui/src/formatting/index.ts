/** Pure formatting without React, for page descriptions and tests as well as screens. */
export { hoursInWords, monthName, relativeDate, ukDate, ukDateTime, weekLabel } from './dates';
export { milesLabel, plural, ratingLabel, wholeNumber } from './numbers';
export { withNamedClub } from './review-club';
export { hostLabel, imageAddress, socialAddress, websiteAddress } from './safe-links';
