export { AccessRecord as default } from '../../features/access-record/access-record';
