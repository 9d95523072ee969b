import { rspack } from '@rspack/core';

const typescript = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } };

export default {
  mode: 'production',
  entry: './src/main.tsx',
  performance: false,
  module: {
    rules: [
      { test: /\.tsx$/, loader: 'builtin:swc-loader', options: { jsc: typescript }, type: 'javascript/auto' },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
};
