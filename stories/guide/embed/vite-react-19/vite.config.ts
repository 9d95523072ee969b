import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The library's workers are modules of their own; nothing else has to be said.
export default defineConfig({ plugins: [react()], worker: { format: 'es' } });
