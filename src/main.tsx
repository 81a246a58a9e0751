import './app/styles.css'
import { startApp } from '#app/entry-client.tsx'

void startApp()
