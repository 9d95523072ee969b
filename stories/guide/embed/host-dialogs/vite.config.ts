import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The library's workers are ES modules, so the format must be 'es'. No other setting is needed.
export default defineConfig({ plugins: [react()], worker: { format: 'es' } });
