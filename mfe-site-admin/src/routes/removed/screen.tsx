export { RemovedList as default } from '../../features/removed/removed-list';
