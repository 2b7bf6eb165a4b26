export { ClubChanges as default } from '../../features/directory/club-changes';
