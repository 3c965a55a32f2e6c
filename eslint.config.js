import i18n from '@intlify/eslint-plugin-vue-i18n'
import prettier from 'eslint-config-prettier'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'

/** The parts of src/, each with the parts that it may import from besides itself (DESIGN's arrows). */
const ARROWS = {
  core: [],
  bridge: ['core'],
  storage: ['core'],
  service: ['storage', 'bridge', 'core'],
  main: ['service', 'bridge', 'core'],
  preload: ['bridge', 'core'],
  host: ['service', 'bridge', 'core'],
  cli: ['storage', 'core'],
  renderer: ['bridge', 'core'],
}

const SOURCES = ['**/*.{ts,vue}']
const SCRIPTS = ['scripts/**/*.mjs', 'bin/*.mjs', '*.config.{js,ts}']
const DATA = ['src/renderer/locales/**', '**/messages/**', '**/palettes.ts', '**/messages.ts']

const NODE = { group: ['node:*'], message: 'The window does not run in Node.' }
const ELECTRON = {
  group: ['electron', 'electron/*'],
  message: 'Only src/main and src/preload know Electron.',
}
/** Everything that is neither relative, of the project, nor zod. */
const LIBRARIES = { regex: '^(?!\\.|#|zod$)', message: 'This part knows no library but zod.' }

/** @param {string[]} files @param {object[]} patterns */
function forbid(files, ...patterns) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

const zones = Object.entries(ARROWS).map(([part, others]) => ({
  target: `./src/${part}`,
  from: './src',
  except: [part, ...others].map((name) => `./${name}`),
  message: `${part} may import from ${['itself', ...others].join(', ')} only.`,
}))

export default tseslint.config(
  { ignores: ['node_modules', 'out', 'dist', '.cache', 'coverage'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: SOURCES,
    extends: [tseslint.configs.recommendedTypeChecked, vue.configs['flat/recommended']],
    languageOptions: {
      parserOptions: {
        parser: tseslint.parser,
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/require-await': 'off', // a method of an asynchronous interface may have nothing to wait for
      '@typescript-eslint/unbound-method': 'off', // most of what it finds are functions of Node's modules
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'vue/no-static-inline-styles': 'error',
      'vue/no-v-html': 'error',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/define-props-declaration': ['error', 'type-based'],
      'vue/define-emits-declaration': ['error', 'type-based'],
      'vue/no-unused-refs': 'error',
      'vue/require-default-prop': 'off', // an optional prop is undefined by its type
      'vue/no-unused-properties': 'error',
    },
  },
  // What is typed in a component is checked by vue-tsc; ESLint does not see the types of its imports.
  {
    files: ['**/*.vue'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,vue}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.vue'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], 'vue-eslint-parser': ['.vue'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.vue', '.js'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  forbid(['src/{core,bridge}/**'], LIBRARIES),
  forbid(['src/renderer/**'], NODE, ELECTRON),
  forbid(['src/{storage,service,host,cli}/**'], ELECTRON),
  {
    files: ['**/*.vue'],
    plugins: { '@intlify/vue-i18n': i18n },
    rules: {
      '@intlify/vue-i18n/no-raw-text': ['error', { ignorePattern: '^[\\s\\d\\p{P}\\p{S}]*$' }],
      '@intlify/vue-i18n/no-v-html': 'error',
    },
  },
  {
    files: [...SOURCES, ...SCRIPTS],
    rules: {
      eqeqeq: 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-assignment': 'error',
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 50],
    },
  },
  {
    files: ['src/{core,bridge,storage,service,renderer}/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  { files: ['tests/**', ...DATA], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  // ESLint does not see that App.vue is a component.
  { files: ['src/renderer/main.ts'], rules: { '@typescript-eslint/no-unsafe-argument': 'off' } },
  {
    files: SCRIPTS,
    extends: [tseslint.configs.recommended],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_' }] },
  },
  prettier,
)
