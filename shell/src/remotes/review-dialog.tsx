import { use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate, WRITE_REVIEW_PARAMETER } from '@club-reviews/shared-ui/platform';
import type { RemoteContext } from '@club-reviews/shared-ui/platform';
import { RemoteBoundary } from './remote-boundary';
import { useRemoteHost } from './remote-host-context';

interface ReviewDialogProps {
  context: RemoteContext;
  clubSlug?: string;
  onClose(): void;
}

/** State of a history entry that was added to open the dialog, so that closing can go back instead of piling up. */
interface OpenedHere {
  openedReviewDialog?: boolean;
}

/**
 * Opens the public remote's review dialog over any page whose address carries the write-review parameter.
 * Nothing of it is loaded before that, and nothing is rendered on the server: a dialog needs script anyway.
 */
export function ReviewDialogOutlet() {
  const location = useLocation();
  const navigate = useNavigate();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

  const parameters = new URLSearchParams(location.search);
  const clubSlug = parameters.get(WRITE_REVIEW_PARAMETER);
  if (!isHydrated || clubSlug === null) return null;

  const close = () => {
    if ((location.state as OpenedHere | null)?.openedReviewDialog) {
      navigate(-1);
      return;
    }
    parameters.delete(WRITE_REVIEW_PARAMETER);
    navigate({ pathname: location.pathname, search: parameters.toString() }, { replace: true });
  };
  return (
    <RemoteBoundary name="mfe_public" loading={null} resetKey={clubSlug}>
      <ReviewDialog clubSlug={clubSlug === '' ? undefined : clubSlug} onClose={close} />
    </RemoteBoundary>
  );
}

function ReviewDialog(props: Omit<ReviewDialogProps, 'context'>) {
  const host = useRemoteHost();
  const Dialog = use(
    host.piece<ReviewDialogProps>('mfe_public', './review-dialog') as Promise<
      ComponentType<ReviewDialogProps>
    >,
  );
  return <Dialog context={host.context} {...props} />;
}
