export { ClubDirectory as default } from '../../features/directory/club-directory';
