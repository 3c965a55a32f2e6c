import { contextBridge } from 'electron'

contextBridge.exposeInMainWorld('pasang', {})
