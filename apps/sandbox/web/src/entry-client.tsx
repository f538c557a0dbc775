import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { applyTheme } from './session/surroundings';

const root = document.getElementById('root');
if (!root) throw new Error('no root');
applyTheme(window.location.search, null);
createRoot(root).render(<App />);
