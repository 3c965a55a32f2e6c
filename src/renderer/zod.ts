import { config } from 'zod'

// The window's policy forbids eval, and zod would try it. This module must be imported before any schema is built.
config({ jitless: true })
