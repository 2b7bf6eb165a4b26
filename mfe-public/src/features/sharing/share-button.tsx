import { Button, IconButton } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Share2 } from 'lucide-react';
import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import type { ShareDialogProps } from './share-dialog';
import type { Shared } from './share-targets';

interface ShareButtonProps {
  shared: Shared;
  /** The button's name when it's only an icon; without it the button reads "Share". */
  iconLabel?: string;
}

const loadDialog = () => import(/* webpackChunkName: "share-dialog" */ './share-dialog');

/** Opens the share dialog, whose code loads on the first press. */
export function ShareButton({ shared, iconLabel }: ShareButtonProps) {
  const [dialog, setDialog] = useState<ComponentType<ShareDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    try {
      const { ShareDialog } = await loadDialog();
      setDialog(() => ShareDialog);
      setIsOpen(true);
    } catch {
      showToast({ title: 'Sharing is not available', description: 'Please try again.', tone: 'error' });
    }
  };

  return (
    <>
      {iconLabel === undefined ? (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => void open()}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      ) : (
        <IconButton label={iconLabel} aria-haspopup="dialog" onClick={() => void open()}>
          <Share2 aria-hidden="true" />
        </IconButton>
      )}
      {dialog !== undefined && createElement(dialog, { shared, isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
