export { ClubImport as default } from '../../features/club-import/club-import';
