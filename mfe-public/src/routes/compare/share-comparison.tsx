import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { ShareButton } from '../../features/sharing/share-button';
import { comparisonPath } from '../../lib/comparison-address';

/** Shares a comparison as an address that names its clubs, with nothing about the visitor. */
export function ShareComparison({ slugs }: { slugs: readonly string[] }) {
  const { origin } = useRemoteContext();
  return (
    <ShareButton
      shared={{
        title: 'Youth football clubs compared',
        text: 'Youth football clubs side by side:',
        url: `${origin}${comparisonPath({ slugs })}`,
      }}
    />
  );
}
