import { useRemoteContext } from '@club-reviews/shared-ui/platform';

/** Our address for email, as a mailto link; it needs no script. */
export function SupportEmail() {
  const { supportEmail } = useRemoteContext().config;
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
