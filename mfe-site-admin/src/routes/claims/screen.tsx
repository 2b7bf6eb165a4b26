export { ClaimList as default } from '../../features/claims/claim-list';
