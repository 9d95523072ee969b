import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  entry: './src/main.tsx',
  performance: false,
  module: {
    rules: [
      { test: /\.tsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
};
