export { preloadParts, QueuePage as default } from '../../features/queue/queue-page';
export { StatsBoard as Heading } from '../../features/stats/stats-board';
