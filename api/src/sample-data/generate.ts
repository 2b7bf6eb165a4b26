export { generateClubs } from './clubs.js';
export { generateReviews } from './reviews.js';
