import { createRoot } from 'react-dom/client';
import { readAddress } from './address';
import { Catalogue } from './catalogue';

createRoot(document.getElementById('catalogue')!).render(<Catalogue address={readAddress()} />);
