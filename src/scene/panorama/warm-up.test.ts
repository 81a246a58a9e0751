import { Mesh, RawShaderMaterial, Scene } from 'three'
import { expect, it } from 'vitest'
import { createWarmUp } from './warm-up.ts'

it('has a mesh for every program, wherever the view faces, until it ends', () => {
  const scene = new Scene()
  const warmUp = createWarmUp()
  scene.add(warmUp.group)
  const meshes = warmUp.group.children.filter((child) => child instanceof Mesh)
  const programs = meshes.map(({ material }) => (material instanceof RawShaderMaterial ? material.fragmentShader : ''))
  expect(new Set(programs).size).toBe(3)
  expect(meshes.map(({ frustumCulled }) => frustumCulled)).toEqual([false, false, false])
  warmUp.end()
  expect(scene.children).toEqual([])
})
