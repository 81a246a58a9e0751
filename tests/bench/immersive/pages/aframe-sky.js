// The scene of the documentation, word for word: a sky with a picture.
import 'aframe'

const hasControllers = new URLSearchParams(location.search).has('controllers')
document.body.innerHTML = `<a-scene xr-mode-ui="enabled: false">
  <a-sky src="/picture/single.jpg"></a-sky>
  ${hasControllers ? ['left', 'right'].map((hand) => `<a-entity laser-controls="hand: ${hand}; model: false"></a-entity>`).join('') : ''}
</a-scene>`

let isReady = false
document.querySelector('a-sky').addEventListener('materialtextureloaded', () => (isReady = true))
window.isReady = () => isReady
window.enterVr = () => document.querySelector('a-scene').enterVR()
