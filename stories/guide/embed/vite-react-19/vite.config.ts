import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The library needs no setting. Vite 7 and older need the format 'es' for workers of your own that use import().
export default defineConfig({ plugins: [react()], worker: { format: 'es' } });
