import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@solar/ui/styles/global.css';
import { GalleryApp } from './gallery-app';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element');
createRoot(root).render(
  <StrictMode>
    <GalleryApp />
  </StrictMode>,
);
