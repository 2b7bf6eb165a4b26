export { Status as default } from '../../features/status/status';
