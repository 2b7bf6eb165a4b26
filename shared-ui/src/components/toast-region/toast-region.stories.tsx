import { pauseToast, showToast } from '@club-reviews/shared-ui/platform';
import type { Meta, Story } from '../../../catalogue/stories/story';
import { appearance } from '../../../catalogue/stories/look-up';
import { LONG_NAME } from '../../../catalogue/stories/samples';
import { ToastRegion } from './toast-region';

export default { title: 'Overlays/Toast region', component: ToastRegion } satisfies Meta;

/** A toast that stays. */
const toast = (content: Parameters<typeof showToast>[0], width = 760): Story => ({
  render: () => <ToastRegion />,
  play: async () => {
    showToast(content);
    pauseToast();
    await appearance('[role="status"] p');
  },
  parameters: { frame: { width, height: 170 } },
});

export const Neutral = toast({ title: 'Link copied' });
export const Success = toast({
  title: 'Review approved',
  description: 'Its author gets a mail.',
  tone: 'success',
});
export const Failure = toast({ title: 'Not saved', description: 'The server didn’t answer.', tone: 'error' });
export const WithLink = toast({ title: 'Review sent', link: { address: '/reviews/1', label: 'Read it' } });
export const LongName = toast({ title: LONG_NAME, description: LONG_NAME }, 320);
