import { useRemoteContext } from '@club-reviews/shared-ui/platform';

/** The address that people write to, as a link into their mail program; it needs no script. */
export function SupportEmail() {
  const { supportEmail } = useRemoteContext().config;
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
