export { ModeratedReviews as default } from '../../features/reviews/moderated-reviews';
export { StatsBoard as Heading } from '../../features/stats/stats-board';
