/** The formatting rules alone, for code that must stay free of React, such as a remote's page descriptions. */
export { AGE_GROUPS, ageGroupName, compareAgeGroups, NOT_DISCLOSED } from './age-groups';
export { relativeDate, ukDate } from './dates';
export { milesLabel, plural, ratingLabel, wholeNumber } from './numbers';
